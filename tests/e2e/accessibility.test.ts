import { describe, it } from 'vitest';
import { expectPagesAccessible } from '../support/accessible-pages';
import { withBrowser } from '../support/browser';
import { mainPages } from '../support/page-rows';
import { signIn } from '../support/people';

const { visitor } = withBrowser();

describe('the pages that people use most', () => {
  it.each(mainPages)('are accessible to %s in both schemes, and fit a phone', async (_who, email, rows) => {
    const { page } = await visitor();
    if (email) await signIn(page, email, '/dashboard/tutorials');

    await expectPagesAccessible(page, rows);
  });
});
