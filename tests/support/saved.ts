import type { Page } from 'playwright-core';

/** Waits until the editor says that the tour was saved. "Tour saved" stands there for two seconds only; then it says when that was. */
export const saved = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Saving: (Tour saved|Saved )/ }).waitFor({ timeout: 45_000 });
