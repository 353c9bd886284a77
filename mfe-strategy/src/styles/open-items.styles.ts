import { registerStyles } from '@cadence/shared-ui';
import css from './open-items.css';

registerStyles('open-items', css);
