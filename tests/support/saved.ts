import type { Page } from 'playwright-core';

/** Waits until the editor shows that the tour was saved: "Tour saved" for two seconds, then the time of the save. */
export const saved = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Saving: (Tour saved|Saved )/ }).waitFor({ timeout: 45_000 });
