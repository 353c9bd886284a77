import type { ReactNode } from 'react';
import { REPORT_IDS, type ReportType } from '@cadence/shared-contract/reports';
import { useDownload } from '@cadence/shared-auth/query';
import { Button } from '@cadence/shared-ui';

export interface TypeActionProps {
  readonly type: ReportType;
  readonly onGenerate: (type: ReportType) => void;
}

/** Opens the report's dialog; a report without fields is downloaded at once (REP-001). */
export function TypeAction({ type, onGenerate }: TypeActionProps): ReactNode {
  const template = useDownload('reports.template');
  if (type.id === REPORT_IDS.employeeTemplate)
    return (
      <Button
        size="sm"
        aria-label={`Download ${type.name}`}
        loading={template.isBusy}
        onClick={() => template.start({})}
      >
        Download
      </Button>
    );
  return (
    <Button size="sm" aria-label={`Generate ${type.name}`} onClick={() => onGenerate(type)}>
      Generate
    </Button>
  );
}
