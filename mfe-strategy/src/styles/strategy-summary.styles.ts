import { registerStyles } from '@cadence/shared-ui';
import css from './strategy-summary.css';

registerStyles('strategy-summary', css);
