import { registerStyles } from '@cadence/shared-ui';
import css from './team.css';

registerStyles('pe-team', css);
