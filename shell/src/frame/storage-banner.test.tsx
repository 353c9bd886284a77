import { setupApiServer } from '@cadence/shared-auth/testing';
import { screen } from '@testing-library/react';
import { composed } from '../testing/composed.tsx';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

test('[D-123] a device without room is said, and the page goes on', async () => {
  renderApp(server, { path: '/v3/goals', ...composed });
  const write = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === window.localStorage) throw new DOMException('It is full.', 'QuotaExceededError');
    write.call(this, key, value);
  });
  expect(
    await screen.findByText('There is no room left in this browser for what Cadence keeps.'),
  ).toBeVisible();
  expect(screen.getByText(/You may have to sign in again after you close this page/)).toBeVisible();
  expect(await screen.findByText('The goals list')).toBeVisible();
});
