import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccount, removeAccountAfterwards, removedAfterwards } from '../functions/administrator';
import { anAddress, anInviter, invitationOf, invitationRef } from '../functions/invitations';
import { anAccount } from '../support/accounts';
import { expectAccessible, withBrowser } from '../support/browser';
import { at, signIn } from '../support/people';

const { visitor } = withBrowser();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const menu = (page: Page) => page.getByRole('complementary', { name: 'Side menu' });
const claimsOf = async (uid: string) => (await findAccount(uid))?.customClaims;

async function aGuest() {
  const email = anAddress();
  const uid = await anAccount(email);
  removeAccountAfterwards(uid);
  removedAfterwards(`users/${uid}`);
  return { email, uid };
}

describe('somebody who is invited to an organization', () => {
  it('accepts and arrives there; its admin lowers their role and deletes them [COLLAB-039 COLLAB-040 FUNC-018 FUNC-020 FUNC-022]', async () => {
    const [inviter, invited, guest, admin] = [await anInviter(), await aGuest(), await visitor(), await visitor()];
    const { organization } = inviter;
    await invitationRef(organization, invited.email).set(invitationOf(inviter, invited.email, { role: 'editor' }));

    await signIn(guest.page, invited.email, '/dashboard/my-page');
    await heading(guest.page, 'Shared with me');
    await guest.page.getByText('Editor · Can view and edit all tours').waitFor();
    await menu(guest.page)
      .getByRole('link', { name: /Shared with me\s*, 1 invitation/ })
      .waitFor();
    await expectAccessible(guest.page);
    await guest.page.getByRole('button', { name: `Accept ${organization}` }).click();
    await guest.page.getByText(`You joined ${organization}. Taking you there…`).waitFor();
    await guest.page.waitForURL(at('/dashboard/tours'));
    await heading(guest.page, organization);
    await menu(guest.page).getByText(`Editor · ${organization}`).waitFor();
    expect(await claimsOf(invited.uid)).toMatchObject({ organization, role: 'superuser' });

    await signIn(admin.page, inviter.email, '/dashboard/members');
    await heading(admin.page, 'Manage users');
    const row = admin.page.getByRole('row').filter({ hasText: invited.email });
    await row.getByText('Editor').waitFor();
    await row.getByRole('button', { name: /^Menu of/ }).click();
    await admin.page.getByRole('menuitem', { name: 'Change role' }).click();
    await admin.page.getByRole('dialog').getByText('Viewer', { exact: true }).click();
    await expectAccessible(admin.page);
    await admin.page.getByRole('button', { name: 'Save' }).click();
    await admin.page.getByText('User updated: success').waitFor();
    await row.getByText('Viewer').waitFor();
    expect(await claimsOf(invited.uid)).toMatchObject({ organization, role: 'user' });

    await row.getByRole('button', { name: /^Menu of/ }).click();
    await admin.page.getByRole('menuitem', { name: 'Delete user' }).click();
    const question = admin.page.getByRole('dialog', { name: `Please confirm deletion of user: ${invited.email}` });
    await question.getByRole('button', { name: 'Delete' }).click();
    await admin.page.getByText('User deleted').waitFor();
    await row.waitFor({ state: 'detached' });
    expect(await findAccount(invited.uid)).toBeNull();
  });
});
