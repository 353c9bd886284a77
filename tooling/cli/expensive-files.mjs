/**
 * Test files that may take more of the processor than others (see costs.mjs), each with the reason. A file that becomes
 * cheaper or goes away leaves this list.
 * @type {Record<string, string>}
 */
export const expensiveFiles = {
  'server/src/admin/commands/move-to-postgres.test.ts':
    'moves whole organisations from embedded databases of their own',
  'server/src/admin/database/releases.test.ts': 'opens embedded databases of older and newer schemas',
  'server/src/admin/transfer/transfer.test.ts': 'loads backups into embedded databases of their own',
  'server/src/every-operation/foreign-ids.test.ts': 'every operation by every id of another organisation',
  'server/src/every-operation/hidden-goal-calls.test.ts':
    'every call by every id of goals that are hidden in nine ways',
  'server/src/every-operation/hidden-goals.test.ts':
    'every operation that reads, for every id of every table',
  'server/src/every-operation/hostile-input.test.ts': 'hundreds of bad inputs to every operation of the API',
  'server/src/every-operation/hostile-sockets.test.ts': 'hundreds of broken requests to a process of its own',
  'server/src/every-operation/repeats.test.ts': 'asks for every operation of the API twice',
  'server/src/modules/goals/lifecycle.test.ts': 'every action from every standpoint in every state of a goal',
  'server/src/modules/goals/words.test.ts': 'every refusal of every call about a goal, in every state of it',
  'server/src/modules/people/gained-rights.test.ts':
    'two hundred random stories of people who try to gain rights',
  'server/src/modules/people/import/import-employees.test.ts':
    'imports of as many rows as a file may have, also beside others at work',
  'server/src/main.test.ts': 'starts the server as a process, for each way in which it may end',
};
