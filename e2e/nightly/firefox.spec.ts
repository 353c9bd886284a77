import { test } from '../engines/engine-test.ts';
import { doMainJobs } from '../engines/main-jobs.ts';

test.use({ engineName: 'firefox' });
doMainJobs();
