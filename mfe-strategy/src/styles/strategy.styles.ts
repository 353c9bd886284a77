import { registerStyles } from '@cadence/shared-ui';
import css from './strategy.css';

registerStyles('strategy', css);
