import type { Page } from 'playwright-core';

/** A scan takes long to play on a machine without a graphics card. */
export const patient = { timeout: 90_000 };

export const list = (page: Page) => page.getByRole('tree', { name: 'Points of interest' });
export const controls = (page: Page) => page.getByRole('toolbar', { name: 'Tour controls' });

/** Waits until the scan plays and the place where the visitor is has been announced. */
export const standsAt = (page: Page, where: string | RegExp) =>
  page
    .getByRole('status')
    .filter({ hasText: where })
    .waitFor({ state: 'attached', ...patient });

/** Opens the list of points where it is closed at first: in versions, in frames and on phones. */
export const showList = (page: Page) =>
  page
    .getByRole('button', { name: /^Points of interest/ })
    .first()
    .click(patient);
