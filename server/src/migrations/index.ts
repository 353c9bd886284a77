import type { Migration } from 'kysely/migration';
import * as kernel from './0001-kernel.ts';
import * as goals from './0002-goals.ts';
import * as goalList from './0003-goal-list.ts';
import * as themes from './0010-themes.ts';

/**
 * Every migration in order. A static list: what ran can be read here, and a bundle or a container needs no folder.
 * Names never change; a migration that was released is never edited.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-kernel': { up: kernel.up },
  '0002-goals': { up: goals.up },
  '0003-goal-list': { up: goalList.up },
  '0010-themes': { up: themes.up },
};
