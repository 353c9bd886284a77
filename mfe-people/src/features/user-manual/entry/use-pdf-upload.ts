import { useEffect, useRef } from 'react';
import { useMutation } from '@cadence/shared-auth/query';
import { uploadPdf } from '../api/own-changes.ts';
import type { EntryFileValue } from './entry-form.ts';

/** Uploads a PDF at once; it belongs to nothing until the entry is saved. */
export function usePdfUpload(onUploaded: (file: EntryFileValue) => void) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const upload = useMutation({
    failure: 'inline',
    mutationFn: async (file: File): Promise<EntryFileValue> => {
      const control = new AbortController();
      running.current = control;
      const Reference = await uploadPdf(file, control.signal);
      return { Reference, Name: file.name, Size: file.size };
    },
    onSuccess: onUploaded,
  });
  return {
    start: upload.mutate,
    /** The file being uploaded; null while none is. */
    file: upload.isPending ? upload.variables : null,
    error: upload.error,
    /** Cancels the upload and clears its failure. */
    stop: () => {
      running.current?.abort();
      upload.reset();
    },
  };
}
