import { registerStyles } from '@cadence/shared-ui';
import css from './notes.css';

registerStyles('people-notes', css);
