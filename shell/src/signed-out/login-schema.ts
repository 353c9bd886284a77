import { isEmail, LIMITS, MESSAGES } from '@cadence/shared-contract';
import { object, string } from 'yup';

/** People §5 Login. Both values are trimmed before they are sent. */
export const loginSchema = object({
  userName: string()
    .trim()
    .required(MESSAGES.loginEmailRequired)
    .test('email', MESSAGES.emailInvalid, isEmail)
    .max(LIMITS.email, MESSAGES.emailInvalid),
  password: string().trim().required(MESSAGES.loginPasswordRequired),
});
