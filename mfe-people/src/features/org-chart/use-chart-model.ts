import { useMemo, useState } from 'react';
import type { OrgPerson } from '@cadence/shared-contract';
import { useNavigate } from '@cadence/shared-ui/router';
import { chartAddress } from './chart-address.ts';
import type { ChartView } from './chart-address.ts';
import { endsOfWays } from './chart-model.ts';
import type { ChartModel } from './chart-model.ts';
import { layoutChart } from './layout/layout-chart.ts';
import { measured } from './measured.ts';
import { allBranches, firstBranches, openWay, toggleBranch } from './tree/branches.ts';
import type { OpenBranches } from './tree/branches.ts';
import { growTree, wayTo } from './tree/org-tree.ts';
import type { OrgNode, OrgTree } from './tree/org-tree.ts';
import { lineTo } from './tree/team-parts.ts';

interface Branches {
  readonly open: OpenBranches;
  /** Whose branch is in the middle: the person the chart was opened on. */
  readonly middleId: number | undefined;
  /** The person whose path was opened last. */
  readonly shownId: number | undefined;
  readonly returns: number;
}

interface Entering {
  readonly tree: OrgTree;
  readonly selected: OrgNode | undefined;
  readonly viewer: OrgNode | undefined;
}

/** The open branches. A newly selected person is shown; closing a branch above them afterwards is respected. */
function useBranches({ tree, selected, viewer }: Entering) {
  const selectedId = selected?.person.id;
  const [branches, setBranches] = useState<Branches>(() => ({
    open: firstBranches(tree, selected ?? viewer),
    middleId: (selected ?? viewer)?.person.id,
    shownId: selectedId,
    returns: 0,
  }));
  const isNew = selectedId !== branches.shownId;
  const current: Branches = isNew
    ? {
        ...branches,
        open: selected ? openWay(branches.open, selected) : branches.open,
        shownId: selectedId,
      }
    : branches;
  if (isNew) setBranches(current);
  return {
    ...current,
    setOpen: (change: (open: OpenBranches) => OpenBranches): void =>
      setBranches((before) => ({ ...before, open: change(before.open) })),
    enterAt: (node: OrgNode): void =>
      setBranches((before) => ({
        open: firstBranches(tree, node),
        middleId: node.person.id,
        shownId: before.shownId,
        returns: before.returns + 1,
      })),
  };
}

interface Place {
  /** The person the address names; null for nobody. */
  readonly personId: number | null;
  /** The view in the address. */
  readonly view: ChartView | null;
  readonly viewerId: number;
}

/** The structure of these people, with open branches and selection; the address keeps the selection. */
export function useChartModel(people: readonly OrgPerson[], { personId, view, viewerId }: Place): ChartModel {
  const navigate = useNavigate();
  const tree = useMemo(() => measured(() => growTree(people)), [people]);
  const selected = (personId === null ? undefined : tree.nodes.get(personId)) ?? null;
  const viewer = tree.nodes.get(viewerId);
  const branches = useBranches({ tree, selected: selected ?? undefined, viewer });
  const { open, middleId, setOpen } = branches;
  const line = useMemo(() => lineTo(tree, tree.nodes.get(middleId ?? 0), open), [tree, middleId, open]);
  const layout = useMemo(() => measured(() => layoutChart(tree, { open, line })), [tree, open, line]);
  const wayIds = useMemo(() => {
    const ways = endsOfWays({ selected, line }).flatMap((end) => wayTo(end));
    return new Set(ways.map(({ person }) => person.id));
  }, [selected, line]);
  const select: ChartModel['select'] = (id, { isStep = false } = {}) => {
    if (id !== personId) void navigate(chartAddress(id, view), { replace: isStep });
  };
  return {
    tree,
    open,
    line,
    layout,
    selected,
    wayIds,
    viewerId,
    returns: branches.returns,
    select,
    toggle: (id) => setOpen((before) => toggleBranch(before, id)),
    openAll: () => setOpen(() => allBranches(tree)),
    closeAll: () => setOpen(() => firstBranches(tree, selected ?? undefined)),
    showOwnBranch: viewer && (() => (select(null), branches.enterAt(viewer))),
  };
}
