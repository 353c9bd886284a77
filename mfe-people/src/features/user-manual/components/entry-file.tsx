import type { ReactNode } from 'react';
import type { ManualUserManual } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { useDownload } from '@cadence/shared-auth/query';
import { dayOf, formatDateLong } from '@cadence/shared-ui';
import { Download } from '@cadence/shared-ui/icons';
import { fileSize } from '../entry/file-size.ts';

/** The PDF beside an own entry, to be downloaded; nothing when there is none (UMAN-023). */
export function EntryFile({ entry }: { readonly entry: ManualUserManual }): ReactNode {
  const { File: file, FilePath } = entry;
  const timeZone = useTimeZone();
  const download = useDownload('userManual.download');
  if (file === null || FilePath === null) return null;
  return (
    <p className="mn-file-line">
      <Download aria-hidden />
      <button
        type="button"
        className="cd-link cd-cut"
        aria-busy={download.isBusy}
        title={file.Name}
        onClick={() => download.start({ params: { id: FilePath } })}
      >
        {file.Name}
      </button>
      <span>
        {fileSize(file.Size)}, added {formatDateLong(dayOf(file.AddedAt, timeZone))}
      </span>
    </p>
  );
}
