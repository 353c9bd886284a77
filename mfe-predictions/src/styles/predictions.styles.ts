import { registerStyles } from '@cadence/shared-ui';
import css from './predictions.css';

registerStyles('predictions', css);
