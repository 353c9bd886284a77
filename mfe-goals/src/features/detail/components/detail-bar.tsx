import type { ReactNode } from 'react';
import type { GoalBundle } from '@cadence/shared-contract';
import { useAbilities, useSession } from '@cadence/shared-auth';
import { Button, IconButton, LinkButton, Menu } from '@cadence/shared-ui';
import { ArrowLeft, Copy, CornerLeftUp, Ellipsis, Plus, Star } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { dialogLabel, mainDialog, type ActionDialogId } from '../../lifecycle/action-dialogs.ts';
import { usePeriods } from '../../goal/api/periods.ts';
import { openOf, type GoalDialog } from '../../place/goal-dialog.ts';
import { useFollow } from '../api/follow.ts';
import { menuItems } from '../menu-items.tsx';

export interface DetailBarProps {
  readonly bundle: GoalBundle;
  readonly open: ReadonlySet<ActionDialogId>;
  readonly isPhone: boolean;
  readonly onOpen: (dialog: GoalDialog) => void;
  readonly hrefOf: (goalId: number) => string;
  readonly backTo: string | null;
  readonly mainLook: 'primary' | 'outline';
}

function ParentLink({ bundle, hrefOf }: Pick<DetailBarProps, 'bundle' | 'hrefOf'>): ReactNode {
  const parent = bundle.ParentGoal;
  if (parent === null) return null;
  return (
    <Link
      className="gl-parent"
      to={hrefOf(parent.Id)}
      title={parent.Title}
      aria-label={`Parent goal: ${parent.Title}`}
    >
      <CornerLeftUp aria-hidden />
      <bdi className="cd-cut">{parent.Title}</bdi>
    </Link>
  );
}

function FollowButton({ bundle, isPhone }: Pick<DetailBarProps, 'bundle' | 'isPhone'>): ReactNode {
  const { isFollowed, toggle, isSaving } = useFollow(bundle);
  const icon = <Star aria-hidden />;
  const label = isFollowed ? 'Following' : 'Follow';
  if (isPhone)
    return (
      <IconButton label={label} icon={icon} aria-pressed={isFollowed} disabled={isSaving} onClick={toggle} />
    );
  return (
    <Button
      variant="quiet"
      icon={icon}
      aria-label={label}
      aria-pressed={isFollowed}
      disabled={isSaving}
      onClick={toggle}
    >
      <span className="gl-label">{label}</span>
    </Button>
  );
}

/** Whether new goals may still be added beneath this one or copied from it (core §2, D-29). */
function useContribution({ bundle }: Pick<DetailBarProps, 'bundle'>) {
  const { addGoal } = useAbilities();
  const { period: current } = useSession();
  const periods = usePeriods().data?.data ?? [];
  const { State, GoalPeriodId } = bundle.Goal;
  const period = periods.find(({ Id }) => Id === GoalPeriodId);
  const isOver = period !== undefined && period.StartDate < current.StartDate;
  const mayHold = State !== 'draft' && State !== 'shelved' && State !== 'finalized';
  return { mayCopy: addGoal, mayContribute: addGoal && mayHold && !isOver };
}

/** The bar above a goal: its parent, following, copying, and the actions on it. */
export function DetailBar(props: DetailBarProps): ReactNode {
  const { bundle, open, isPhone, onOpen, backTo, mainLook } = props;
  const { mayCopy, mayContribute } = useContribution(props);
  const main = mainDialog(bundle.Goal, open);
  const items = menuItems({
    open,
    onOpen,
    leaveOut: main,
    contribute: isPhone && mayContribute,
    danger: 'delete',
  });
  return (
    <div className="gl-bar gl-hide-narrow">
      <div className="gl-bar-start">
        {isPhone && backTo !== null ? (
          <LinkButton variant="quiet" to={backTo} icon={<ArrowLeft aria-hidden />}>
            Back
          </LinkButton>
        ) : (
          <ParentLink {...props} />
        )}
      </div>
      <div className="gl-bar-end">
        <FollowButton bundle={bundle} isPhone={isPhone} />
        {mayCopy && (
          <IconButton
            variant={isPhone ? 'quiet' : 'outline'}
            label="Copy"
            icon={<Copy aria-hidden />}
            onClick={() => onOpen(openOf('copy'))}
          />
        )}
        {items.length > 0 && (
          <Menu
            label="More actions"
            items={items}
            trigger={
              <IconButton
                variant={isPhone ? 'quiet' : 'outline'}
                label="More actions"
                icon={<Ellipsis aria-hidden />}
              />
            }
          />
        )}
        {!isPhone && mayContribute && (
          <Button
            icon={<Plus aria-hidden />}
            aria-label="Add a Contributing Goal"
            title="Add a Contributing Goal"
            onClick={() => onOpen(openOf('contribute'))}
          >
            <span className="gl-label">Add a Contributing Goal</span>
          </Button>
        )}
        {!isPhone && main !== null && (
          <Button variant={mainLook} onClick={() => onOpen(openOf(main))}>
            {dialogLabel(main)}
          </Button>
        )}
      </div>
    </div>
  );
}
