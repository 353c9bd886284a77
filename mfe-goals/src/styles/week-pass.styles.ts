import { registerStyles } from '@cadence/shared-ui';
import css from './week-pass.css';

registerStyles('goals-week-pass', css);
