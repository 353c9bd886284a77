import type { ReactNode } from 'react';
import type { Strategy } from '@cadence/shared-contract';
import { failedRead, useSession, useTimeZone } from '@cadence/shared-auth';
import { cx, dayOf, ErrorState, formatDateLong, registerStyles } from '@cadence/shared-ui';
import { useStrategy } from '../api/use-strategy.ts';
import type { StrategyField } from '../strategy-texts.ts';
import { isEmpty, partOf, textsOf } from '../strategy-texts.ts';
import type { StrategyPlaceControl } from '../use-strategy-place.ts';
import { useStrategyPlace } from '../use-strategy-place.ts';
import { ChangesDrawer } from './changes-drawer.tsx';
import { EditorDrawer } from './editor-drawer.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { Objectives } from './objectives.tsx';
import { GuidanceDrawer, LegacyDrawer } from './reading-drawers.tsx';
import { Statements } from './statements.tsx';
import { StrategyAside } from './strategy-aside.tsx';
import { DraftWarning, StrategyBadge, Welcome } from './strategy-notices.tsx';
import { NoStrategy, StrategySkeleton } from './strategy-states.tsx';
import css from '../drawers.css';

registerStyles('strategy-drawers', css);

/** The organisation's strategy (people §2.6). Editors see all of it, everybody else only what is written. */
export function StrategyView(): ReactNode {
  const query = useStrategy();
  const control = useStrategyPlace();
  const strategy = query.data;
  if (strategy === undefined)
    return query.isError ? (
      <ErrorState title="The strategy could not be loaded" {...failedRead(query)} />
    ) : (
      <StrategySkeleton />
    );
  return (
    <>
      <StrategyBadge strategy={strategy} />
      <StrategyDocument strategy={strategy} control={control} />
      {strategy.Permissions.Edit && <OverThePage strategy={strategy} control={control} />}
    </>
  );
}

interface ViewProps {
  readonly strategy: Strategy;
  readonly control: StrategyPlaceControl;
}

function StrategyDocument({ strategy, control: { go } }: ViewProps): ReactNode {
  const texts = textsOf(strategy);
  const isEditor = strategy.Permissions.Edit;
  if (!isEditor && isEmpty(texts)) return <NoStrategy />;
  const edit = (field: StrategyField): void => go({ kind: 'edit', part: partOf(field), field });
  const part = { texts, isEditor, onEdit: edit };
  return (
    <div className={cx('st-page', !isEditor && texts.VideoUrl === '' && 'st-alone')}>
      <div className="st-main">
        <PrintedHead strategy={strategy} />
        {isEditor && (
          <div className="st-notices">
            <Welcome />
            {strategy.IsDraft && (
              <DraftWarning strategy={strategy} onSeeChanges={() => go({ kind: 'changes' })} />
            )}
          </div>
        )}
        <Statements {...part} />
        <Objectives {...part} />
        {texts.VideoUrl !== '' && <p className="st-printed">CEO video message: {texts.VideoUrl}</p>}
      </div>
      <StrategyAside strategy={strategy} texts={texts} go={go} />
    </div>
  );
}

/** The text of the page's frame on screen. */
function PrintedHead({
  strategy: { IsDraft, PublishedAt, UpdatedAt },
}: Pick<ViewProps, 'strategy'>): ReactNode {
  const { tenant } = useSession();
  const timeZone = useTimeZone();
  const at = IsDraft ? UpdatedAt : PublishedAt;
  return (
    <div className="st-printed st-printed-head">
      <p>{tenant.Name}: Strategy</p>
      {at !== null && (
        <p>
          {IsDraft ? 'Draft of' : 'Published'} {formatDateLong(dayOf(at, timeZone))}
        </p>
      )}
    </div>
  );
}

/** The drawer that the address names. */
function OverThePage({ strategy, control: { place, go, turn } }: ViewProps): ReactNode {
  const close = (): void => go(null);
  switch (place?.kind) {
    case undefined:
      return null;
    case 'edit':
      return <EditorDrawer newest={strategy} place={place} onTurn={turn} onClose={close} />;
    case 'changes':
      return <ChangesDrawer strategy={strategy} onClose={close} />;
    case 'history':
      return (
        <HistoryDrawer
          strategy={strategy}
          version={place.version}
          onVersion={(version) =>
            version === null ? turn({ kind: 'history', version }) : go({ kind: 'history', version })
          }
          onClose={close}
        />
      );
    case 'legacy':
      return <LegacyDrawer strategy={strategy} onClose={close} />;
    case 'guidance':
      return <GuidanceDrawer onClose={close} />;
  }
}
