import { registerStyles } from '@cadence/shared-ui';
import css from './dashboard.css';

registerStyles('goals-dashboard', css);
