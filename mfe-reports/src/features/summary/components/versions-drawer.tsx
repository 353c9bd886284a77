import { useState, type ReactNode } from 'react';
import { failedRead, useSession, useTimeZone } from '@cadence/shared-auth';
import { Button, Drawer, ErrorState, ListRow, plural, SkeletonList, Tag } from '@cadence/shared-ui';
import { ArrowLeft, Check } from '@cadence/shared-ui/icons';
import { useRestoreVersion, useVersions } from '../api/versions.ts';
import type { SummaryForm } from '../use-summary-form.ts';
import { momentText, VERSION_WORDS } from '../words.ts';
import { VersionView } from './version-view.tsx';

interface VersionsProps {
  readonly form: SummaryForm;
  readonly onChoose: (version: number) => void;
}

function VersionList({ form, onChoose }: VersionsProps): ReactNode {
  const { Id, Version: current } = form.base.Saved;
  const timeZone = useTimeZone();
  const { period } = useSession();
  const { data, isError, error, isFetching, refetch } = useVersions(Id);
  if (isError)
    return (
      <ErrorState title="The versions could not be loaded" {...failedRead({ error, isFetching, refetch })} />
    );
  if (data === undefined) return <SkeletonList rows={3} label="Loading the versions" />;
  return (
    <ul className="sum-versions">
      {data.Versions.toSorted((a, b) => b.Version - a.Version).map(({ Version, How, At, Label, Edited }) => (
        <ListRow
          key={Version}
          title={`Version ${Version}`}
          onSelect={() => onChoose(Version)}
          meta={`${VERSION_WORDS[How]}, ${momentText(At, timeZone, period.Today)}`}
          tags={
            <>
              {Version === current && (
                <Tag icon={<Check aria-hidden />} tone="good">
                  Now
                </Tag>
              )}
              <Tag>{Label}</Tag>
              {Edited > 0 && <Tag>{plural(Edited, 'text')} edited by you</Tag>}
            </>
          }
        />
      ))}
    </ul>
  );
}

export interface VersionsDrawerProps {
  readonly form: SummaryForm;
  readonly onClose: () => void;
}

/** Every version of the summary: view one, and restore it. */
export function VersionsDrawer({ form, onClose }: VersionsDrawerProps): ReactNode {
  const [version, setVersion] = useState<number | null>(null);
  const restore = useRestoreVersion(form, onClose);
  const { Id, Title, Version: current } = form.base.Saved;
  if (version === null)
    return (
      <Drawer width={600} title="Versions" subtitle={Title} onCloseRequest={onClose}>
        <VersionList form={form} onChoose={setVersion} />
      </Drawer>
    );
  return (
    <Drawer
      width={600}
      title={`Version ${version}`}
      subtitle={Title}
      onCloseRequest={onClose}
      footer={
        <>
          <Button icon={<ArrowLeft aria-hidden />} onClick={() => setVersion(null)}>
            Versions
          </Button>
          {version !== current && (
            <Button
              variant="primary"
              loading={restore.isSaving}
              loadingText="Restoring"
              onClick={() => restore.run(version)}
            >
              Restore
            </Button>
          )}
        </>
      }
    >
      <VersionView id={Id} version={version} now={form.values} />
    </Drawer>
  );
}
