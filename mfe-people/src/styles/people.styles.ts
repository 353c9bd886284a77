import { registerStyles } from '@cadence/shared-ui';
import css from './people.css';

registerStyles('people', css);
