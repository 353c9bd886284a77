import type { Migration } from 'kysely/migration';
import * as kernel from './0001-kernel.ts';
import * as goals from './0002-goals.ts';
import * as goalList from './0003-goal-list.ts';
import * as themes from './0010-themes.ts';
import * as notificationMails from './0011-notification-mails.ts';
import * as auth from './0012-auth.ts';
import * as talentSettings from './0013-talent-settings.ts';
import * as peopleBeneath from './0014-people-beneath.ts';
import * as notes from './0015-notes.ts';
import * as personChanges from './0016-person-changes.ts';
import * as avatars from './0017-avatars.ts';
import * as actionItems from './0018-action-items.ts';
import * as strategy from './0019-strategy.ts';
import * as emailChanges from './0021-email-changes.ts';
import * as strategyGroup from './0022-strategy-group.ts';
import * as photoKeys from './0023-photo-keys.ts';
import * as notifiedGoals from './0024-notified-goals.ts';
import * as repeatedRequests from './0026-repeated-requests.ts';
import * as actionItemAuthors from './0027-action-item-authors.ts';
import * as imports from './0028-imports.ts';
import * as goalRequests from './0029-goal-requests.ts';
import * as appraisals from './0030-appraisals.ts';
import * as userManuals from './0031-user-manuals.ts';
import * as reports from './0032-reports.ts';
import * as summaries from './0033-summaries.ts';
import * as reads from './0034-reads.ts';
import * as decides from './0035-decides.ts';
import * as recurringJobs from './0036-recurring-jobs.ts';
import * as visits from './0037-visits.ts';
import * as notificationActors from './0038-notification-actors.ts';
import * as releases from './0039-releases.ts';
import * as haltsOfTenants from './0040-halts-of-tenants.ts';
import * as contactsAndUsedLinks from './0041-contacts-and-used-links.ts';

/**
 * Every migration in order. A static list: it can be read here, and a bundle or a container needs no folder.
 * Names never change; a migration that was released is never edited.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-kernel': { up: kernel.up },
  '0002-goals': { up: goals.up },
  '0003-goal-list': { up: goalList.up },
  '0010-themes': { up: themes.up },
  '0011-notification-mails': { up: notificationMails.up },
  '0012-auth': { up: auth.up },
  '0013-talent-settings': { up: talentSettings.up },
  '0014-people-beneath': { up: peopleBeneath.up },
  '0015-notes': { up: notes.up },
  '0016-person-changes': { up: personChanges.up },
  '0017-avatars': { up: avatars.up },
  '0018-action-items': { up: actionItems.up },
  '0019-strategy': { up: strategy.up },
  '0021-email-changes': { up: emailChanges.up },
  '0022-strategy-group': { up: strategyGroup.up },
  '0023-photo-keys': { up: photoKeys.up },
  '0024-notified-goals': { up: notifiedGoals.up },
  '0026-repeated-requests': { up: repeatedRequests.up },
  '0027-action-item-authors': { up: actionItemAuthors.up },
  '0028-imports': { up: imports.up },
  '0029-goal-requests': { up: goalRequests.up },
  '0030-appraisals': { up: appraisals.up },
  '0031-user-manuals': { up: userManuals.up },
  '0032-reports': { up: reports.up },
  '0033-summaries': { up: summaries.up },
  '0034-reads': { up: reads.up },
  '0035-decides': { up: decides.up },
  '0036-recurring-jobs': { up: recurringJobs.up },
  '0037-visits': { up: visits.up },
  '0038-notification-actors': { up: notificationActors.up },
  '0039-releases': { up: releases.up },
  '0040-halts-of-tenants': { up: haltsOfTenants.up },
  '0041-contacts-and-used-links': { up: contactsAndUsedLinks.up },
};
