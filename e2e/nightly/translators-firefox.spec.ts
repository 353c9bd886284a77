import { doJobsBehindTranslator } from '../translators/jobs.ts';
import { test } from '../translators/translators-test.ts';

test.use({ translator: 'firefox' });
doJobsBehindTranslator();
