import { describe, expect, it } from 'vitest';
import { activityPath } from '../../../src/domain/page-addresses';
import { anInviter } from '../../functions/invitations';
import { withBrowser } from '../../support/browser';
import { at, signIn } from '../../support/people';

const { visitor } = withBrowser();

describe('what happened in an organization', () => {
  it('is not for those who don’t run it', async () => {
    const editor = await anInviter('superuser');
    const { page } = await visitor();
    await signIn(page, editor.email, activityPath);
    await page.getByText('You don’t have permission to see the activity.').waitFor();
    expect(await page.getByRole('link', { name: 'Activity' }).count()).toBe(0);
    expect(page.url()).toBe(at(activityPath));
  });
});
