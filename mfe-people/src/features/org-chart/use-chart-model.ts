import { useMemo, useState } from 'react';
import type { OrgPerson } from '@cadence/shared-contract';
import { useNavigate } from '@cadence/shared-ui/router';
import { chartAddress } from './chart-address.ts';
import type { ChartView } from './chart-address.ts';
import type { ChartModel } from './chart-model.ts';
import { layoutChart } from './layout/layout-chart.ts';
import { measured } from './measured.ts';
import { allBranches, firstBranches, openWay, toggleBranch } from './tree/branches.ts';
import type { OpenBranches } from './tree/branches.ts';
import { growTree, wayTo } from './tree/org-tree.ts';
import type { OrgNode, OrgTree } from './tree/org-tree.ts';

interface Branches {
  readonly open: OpenBranches;
  /** The person whose path was opened last. */
  readonly shownId: number | undefined;
}

/** The open branches. A newly selected person is shown; closing a branch above them afterwards is respected. */
function useBranches(tree: OrgTree, selected: OrgNode | undefined, viewer: OrgNode | undefined) {
  const [branches, setBranches] = useState<Branches>(() => ({
    open: firstBranches(tree, selected ?? viewer),
    shownId: selected?.person.id,
  }));
  const selectedId = selected?.person.id;
  const isNew = selectedId !== branches.shownId;
  const current: Branches = isNew
    ? { open: selected ? openWay(branches.open, selected) : branches.open, shownId: selectedId }
    : branches;
  if (isNew) setBranches(current);
  const setOpen = (change: (open: OpenBranches) => OpenBranches): void =>
    setBranches((before) => ({ ...before, open: change(before.open) }));
  return [current.open, setOpen] as const;
}

interface Place {
  /** The person the address names; null for nobody. */
  readonly personId: number | null;
  readonly view: ChartView;
  readonly viewerId: number;
}

/** The structure of these people, with open branches and selection; the address keeps the selection. */
export function useChartModel(people: readonly OrgPerson[], { personId, view, viewerId }: Place): ChartModel {
  const navigate = useNavigate();
  const tree = useMemo(() => measured(() => growTree(people)), [people]);
  const selected = personId === null ? undefined : tree.nodes.get(personId);
  const [open, setOpen] = useBranches(tree, selected, tree.nodes.get(viewerId));
  const layout = useMemo(() => measured(() => layoutChart(tree, open)), [tree, open]);
  const wayIds = useMemo(
    () => new Set(selected ? wayTo(selected).map(({ person }) => person.id) : []),
    [selected],
  );
  return {
    tree,
    open,
    layout,
    selected: selected ?? null,
    wayIds,
    viewerId,
    select(id, { isStep = false } = {}) {
      if (id !== personId) void navigate(chartAddress(id, view), { replace: isStep });
    },
    toggle: (id) => setOpen((before) => toggleBranch(before, id)),
    openAll: () => setOpen(() => allBranches(tree)),
    closeAll: () => setOpen(() => firstBranches(tree, selected)),
  };
}
