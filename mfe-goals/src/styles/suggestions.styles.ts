import { registerStyles } from '@cadence/shared-ui';
import css from './suggestions.css';

registerStyles('goals-suggestions', css);
