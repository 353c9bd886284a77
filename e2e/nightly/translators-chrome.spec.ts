import { doJobsBehindTranslator, findWhatIsWrong } from '../translators/jobs.ts';
import { test } from '../translators/translators-test.ts';

test.use({ translator: 'chrome' });
doJobsBehindTranslator();
findWhatIsWrong();
