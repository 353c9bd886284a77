import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MESSAGES } from '@cadence/shared-contract';
import { renderWithShell } from '@cadence/shared-auth/testing';
import MyAppraisalsPage from '../pages/my-appraisals-page.tsx';

/** My Appraisals as the employee sees them, and a way to announce a change elsewhere. */
export function showMyAppraisals() {
  const shown = renderWithShell(<MyAppraisalsPage />, { route: '/v3/talent/myappraisal' });
  const refetch = () =>
    act(() => shown.hub.emit('TenantUpdate', { type: 'appraisal_update', id: 903, actorId: 3 }));
  return { ...shown, refetch };
}

/** The form, once everything around it is loaded. */
export async function findForm() {
  await screen.findByText(MESSAGES.talentNoGoals);
  return {
    agree: () => screen.getByRole('radio', { name: 'I agree' }),
    disagree: () => screen.getByRole('radio', { name: 'I have read it and disagree' }),
    comment: () => screen.getByRole('textbox', { name: /^Your comment/ }),
    name: () => screen.getByRole('textbox', { name: /^Signature/ }),
    sign: () => userEvent.click(screen.getByRole('button', { name: 'Sign' })),
  };
}
