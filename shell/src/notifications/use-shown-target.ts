import { usePageExists } from '../routes/use-page-exists.ts';

/** A notification's target if its page is part of the product now, else null: no link leads nowhere. */
export function useShownTarget(target: string | null): string | null {
  const exists = usePageExists();
  if (target === null) return null;
  const isOwn = target.startsWith('/v3/notifications/');
  return isOwn || exists(target) ? target : null;
}
