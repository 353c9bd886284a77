import { registerStyles } from '@cadence/shared-ui';
import css from './action-items.css';

registerStyles('action-items', css);
