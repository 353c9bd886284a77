import { useSearchParams } from '@cadence/shared-ui/router';

const PARAM = 'open';

/** Which departments are open, kept in the address. */
export function useOpenDepartments(): readonly [
  open: ReadonlySet<string>,
  toggle: (orgUnit: string) => void,
] {
  const [query, setQuery] = useSearchParams();
  const open = new Set(query.getAll(PARAM));
  const toggle = (orgUnit: string): void => {
    const next = new URLSearchParams(query);
    next.delete(PARAM);
    for (const name of open) if (name !== orgUnit) next.append(PARAM, name);
    if (!open.has(orgUnit)) next.append(PARAM, orgUnit);
    setQuery(next, { replace: true });
  };
  return [open, toggle];
}
