import { toast } from '../toast/toast.tsx';

/** Says that pictures of what was pasted or dropped are not in the text. */
export function sayPicturesLeftOut(): void {
  toast({
    id: 'pictures-left-out',
    tone: 'info',
    title: 'Pictures were left out',
    description: 'Only words can be put here.',
  });
}

/**
 * Whether somebody pastes or drops files, a picture for example, instead of text. It is said, and the browser must not
 * go on: it would leave the page for a file that was dropped.
 */
export function isRefusedAsFiles(data: DataTransfer | null): boolean {
  if (data === null || data.files.length === 0) return false;
  if (data.getData('text/html') !== '' || data.getData('text/plain') !== '') return false;
  if ([...data.files].every(({ type }) => type.startsWith('image/'))) sayPicturesLeftOut();
  else {
    toast({
      id: 'files-left-out',
      tone: 'info',
      title: 'Files were left out',
      description: 'Only words can be put here.',
    });
  }
  return true;
}
