import { registerStyles } from '@cadence/shared-ui';
import css from './goals.css';

registerStyles('goals', css);
