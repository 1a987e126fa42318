import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { somebody } from '../functions/administrator';
import { anInviter } from '../functions/invitations';
import { expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { signIn } from '../support/people';

const { visitor } = withBrowser();

describe('what happened in an organization', () => {
  it('is listed for its admins, found by a search, and exported', async () => {
    const inviter = await anInviter();
    const member = await somebody({ organization: inviter.organization, role: 'user' });
    const { page } = await visitor();
    await signIn(page, inviter.email, '/dashboard/members');
    await page
      .getByRole('row')
      .filter({ hasText: member.email })
      .getByRole('button', { name: /^Menu of/ })
      .click();
    await page.getByRole('menuitem', { name: 'Change role' }).click();
    await page.getByRole('dialog').getByText('Editor', { exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row').filter({ hasText: member.email }).filter({ hasText: 'Editor' }).waitFor();

    await page.getByRole('link', { name: 'Activity' }).click();
    const entry = page
      .getByRole('listitem')
      .filter({ hasText: `changed the role of ${member.email} (Some Body) to Editor (before: Viewer)` });
    await entry.filter({ hasText: inviter.email }).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export as CSV' }).click()]);
    expect(await readFile(await file.path(), 'utf8')).toContain(`role-changed,${member.email},Editor,before: Viewer`);
    await page.getByRole('textbox', { name: 'Search the activity' }).fill('nowhere');
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.setViewportSize(narrow);
    await page.getByRole('textbox', { name: 'Search the activity' }).fill('EDITOR');
    await entry.waitFor();
    await expectNoSidewaysScroll(page);
  });
});
