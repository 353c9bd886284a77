import { registerStyles } from '@cadence/shared-ui';
import css from './overview.css';

registerStyles('goals-overview', css);
