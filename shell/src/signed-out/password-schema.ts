import { LIMITS, MESSAGES, passwordProblem } from '@cadence/shared-contract';
import { bool, object, ref, string } from 'yup';

/** A new password and its confirmation (people §5). */
export const newPasswordFields = {
  Password: string()
    .trim()
    .required(MESSAGES.passwordStrong)
    .max(LIMITS.passwordMax, `A password has at most ${LIMITS.passwordMax} characters.`)
    .test('strong', (value, context) => {
      const message = passwordProblem(value);
      return message === null || context.createError({ message });
    }),
  Confirmation: string()
    .trim()
    .required(MESSAGES.passwordConfirm)
    .oneOf([ref('Password')], MESSAGES.passwordDiffers),
};

export const resetSchema = object(newPasswordFields);

/** People §5 Invitation. */
export const invitationSchema = object({
  ...newPasswordFields,
  Terms: bool().oneOf([true], MESSAGES.termsRequired),
  Privacy: bool().oneOf([true], MESSAGES.privacyRequired),
});
