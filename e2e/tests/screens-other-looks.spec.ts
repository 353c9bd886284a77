import { otherLooks } from '../src/looks.ts';
import { walkAreas } from '../src/screen-walk.ts';

walkAreas(
  'as pictured in other windows and in the dark, where nothing is cut and all is accessible',
  otherLooks,
);
