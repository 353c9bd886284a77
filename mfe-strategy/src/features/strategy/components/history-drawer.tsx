import { useState, type ReactNode } from 'react';
import type { Strategy, StrategyVersion, StrategyVersionContent } from '@cadence/shared-contract';
import { errorSentence, failedRead, useTimeZone } from '@cadence/shared-auth';
import {
  Button,
  Callout,
  Drawer,
  EmptyState,
  ErrorState,
  formatDateTime,
  Segmented,
  SkeletonDetail,
  SkeletonList,
  Tag,
} from '@cadence/shared-ui';
import { ArrowLeft, ChevronRight, CircleAlert, CircleCheck, Undo2 } from '@cadence/shared-ui/icons';
import { RichText } from '@cadence/shared-ui/rich-text';
import { useRestoreVersion } from '../api/use-save-strategy.ts';
import { useVersion, useVersions } from '../api/use-strategy.ts';
import { changesBetween } from '../strategy-changes.ts';
import { FIELD_TITLES, isFilled, isSameTexts, STRATEGY_FIELDS, textsOf } from '../strategy-texts.ts';
import type { StrategyTexts } from '../strategy-texts.ts';
import { TextChanges } from './text-changes.tsx';

export interface HistoryDrawerProps {
  /** The copy that is on the page. */
  readonly strategy: Strategy;
  /** The version that is opened; null for all. */
  readonly version: number | null;
  readonly onVersion: (id: number | null) => void;
  readonly onClose: () => void;
}

/** What was published when and by whom; each can be read, compared and restored. */
export function HistoryDrawer(props: HistoryDrawerProps): ReactNode {
  return props.version === null ? <VersionList {...props} /> : <OneVersion {...props} id={props.version} />;
}

function VersionList({ onVersion, onClose }: HistoryDrawerProps): ReactNode {
  const query = useVersions();
  const versions = query.data?.data;
  return (
    <Drawer
      width={720}
      title="History"
      subtitle="What was published, the latest first"
      onCloseRequest={onClose}
    >
      {query.isPending && <SkeletonList rows={3} label="Loading the history" />}
      {query.isError && versions === undefined && (
        <ErrorState title="The history could not be loaded" {...failedRead(query)} />
      )}
      {versions?.length === 0 && (
        <EmptyState title="Nothing was published yet">Every version that is published stays here.</EmptyState>
      )}
      {versions !== undefined && versions.length > 0 && (
        <ol className="st-versions" aria-label="Versions">
          {versions.map((version, index) => (
            <li key={version.Id}>
              <VersionButton version={version} isLatest={index === 0} onOpen={() => onVersion(version.Id)} />
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}

function VersionButton({
  version: { PublishedAt, PublishedBy },
  isLatest,
  onOpen,
}: {
  readonly version: StrategyVersion;
  readonly isLatest: boolean;
  readonly onOpen: () => void;
}): ReactNode {
  const timeZone = useTimeZone();
  return (
    <button type="button" className="st-version" onClick={onOpen}>
      <span>
        <b className="cd-tn">{formatDateTime(PublishedAt, timeZone)}</b>
        {PublishedBy !== null && <span className="st-small">{PublishedBy.Name}</span>}
      </span>
      {isLatest && (
        <Tag tone="good" icon={<CircleCheck aria-hidden />}>
          Published now
        </Tag>
      )}
      <ChevronRight aria-hidden />
    </button>
  );
}

function OneVersion({
  id,
  strategy,
  onVersion,
  onClose,
}: HistoryDrawerProps & { readonly id: number }): ReactNode {
  const timeZone = useTimeZone();
  const query = useVersion(id);
  const { restore, isPending, error } = useRestoreVersion(onClose);
  const version = query.data;
  return (
    <Drawer
      width={720}
      title={
        version === undefined ? 'Version' : `Version of ${formatDateTime(version.PublishedAt, timeZone)}`
      }
      subtitle={version?.PublishedBy ? `Published by ${version.PublishedBy.Name}` : undefined}
      onCloseRequest={onClose}
      footer={
        <>
          <Button icon={<ArrowLeft aria-hidden />} onClick={() => onVersion(null)}>
            All Versions
          </Button>
          {version !== undefined && !isSameTexts(textsOf(strategy), textsOf(version)) && (
            <Button
              variant="primary"
              icon={<Undo2 aria-hidden />}
              loading={isPending}
              loadingText="Restoring"
              onClick={() => restore(version, strategy)}
            >
              Restore as Draft
            </Button>
          )}
        </>
      }
    >
      {version === undefined ? (
        <VersionNotThere query={query} />
      ) : (
        <div className="st-drawer">
          {error !== null && (
            <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={errorSentence(error)} />
          )}
          <VersionBody strategy={strategy} version={version} />
        </div>
      )}
    </Drawer>
  );
}

function VersionNotThere({ query }: { readonly query: ReturnType<typeof useVersion> }): ReactNode {
  if (!query.isError) return <SkeletonDetail label="Loading the version" />;
  return <ErrorState title="The version could not be loaded" {...failedRead(query)} />;
}

interface VersionBodyProps {
  readonly strategy: Strategy;
  readonly version: StrategyVersionContent;
}

type Look = 'difference' | 'whole';

function VersionBody(props: VersionBodyProps): ReactNode {
  const [look, setLook] = useState<Look>('difference');
  return (
    <>
      <Segmented<Look>
        label="How it is shown"
        value={look}
        onChange={setLook}
        options={[
          { value: 'difference', label: 'Difference to now' },
          { value: 'whole', label: 'Whole version' },
        ]}
      />
      {look === 'whole' ? <WholeTexts texts={textsOf(props.version)} /> : <Difference {...props} />}
    </>
  );
}

function Difference({ strategy, version }: VersionBodyProps): ReactNode {
  const changes = changesBetween(textsOf(strategy), textsOf(version));
  if (changes.length === 0)
    return (
      <EmptyState size="sm" icon={<CircleCheck aria-hidden />} title="Nothing differs">
        The page says the same today.
      </EmptyState>
    );
  return (
    <>
      <p className="st-small">
        What restoring this version would change: words that would come back are underlined, words that would
        go are struck out.
      </p>
      <TextChanges changes={changes} />
    </>
  );
}

function WholeTexts({ texts }: { readonly texts: StrategyTexts }): ReactNode {
  return (
    <div className="st-changes">
      {STRATEGY_FIELDS.filter((field) => isFilled(texts[field])).map((field) => (
        <section key={field}>
          <header>
            <h3>{FIELD_TITLES[field]}</h3>
          </header>
          <RichText markup={texts[field]} />
        </section>
      ))}
    </div>
  );
}
