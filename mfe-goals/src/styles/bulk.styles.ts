import { registerStyles } from '@cadence/shared-ui';
import css from './bulk.css';

registerStyles('goals-bulk', css);
