import type { Page } from 'playwright-core';

/** The button of the sign-in page that opens the provider's window. */
export const workAccount = { name: 'Sign in with your work account' };

/** Signs in with a work account of this address in the window of the emulated provider. */
export async function chooseWorkAccount(page: Page, email: string): Promise<void> {
  // The emulator's page is not ours, asks the network for its looks, and works without.
  await page.context().route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.abort());
  const [window] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', workAccount).click()]);
  await window.getByText('Add new account').click();
  await window.locator('#email-input').fill(email);
  await window.locator('#display-name-input').fill('Wim Work');
  await window.locator('#sign-in').click();
}
