import { registerStyles } from '@cadence/shared-ui';
import css from './assessment.css';

registerStyles('people-assessment', css);
