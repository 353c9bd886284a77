import type { ModuleState } from '../remotes/index.ts';

/** A module's state in words, with what a developer asks next. */
export function describeState(state: ModuleState): string {
  switch (state.kind) {
    case 'loading':
      return 'loading';
    case 'ready':
      return 'ready';
    case 'failed':
      return `failed in ${state.phase}: ${state.error.message} (${state.incidentId})`;
    case 'broken':
      return `given up until the next revision (${state.incidentId})`;
    case 'incompatible':
      return `incompatible: ${state.list
        .map(({ name, required, provided }) => `${name} ${required}, here ${provided ?? 'none'}`)
        .join('; ')}`;
  }
}
