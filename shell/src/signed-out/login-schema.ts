import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { object, string } from 'yup';

/** People §5 Login. Both values are trimmed before they are sent. */
export const loginSchema = object({
  userName: string()
    .trim()
    .required(MESSAGES.loginEmailRequired)
    .email(MESSAGES.emailInvalid)
    .max(LIMITS.email, MESSAGES.emailInvalid),
  password: string().trim().required(MESSAGES.loginPasswordRequired),
});
