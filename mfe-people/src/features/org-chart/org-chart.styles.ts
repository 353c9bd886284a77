import { registerStyles } from '@cadence/shared-ui';
import css from './org-chart.css';

registerStyles('people-org-chart', css);
