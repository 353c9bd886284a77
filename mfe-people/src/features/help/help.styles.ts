import { registerStyles } from '@cadence/shared-ui';
import css from './help.css';

registerStyles('people-help', css);
