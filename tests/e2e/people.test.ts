import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccount, removeAccountAfterwards, removedAfterwards, somebody, store } from '../functions/administrator';
import { anAddress, anInviter, invitationOf, invitationRef } from '../functions/invitations';
import { anAccount } from '../support/accounts';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { at, people, signIn, signInByForm, signInHere } from '../support/people';

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
  it('follows the link, signs in, accepts and arrives there; its admin lowers their role and deletes them [COLLAB-030 COLLAB-033 COLLAB-034 COLLAB-036 COLLAB-039 COLLAB-040 COLLAB-046 FUNC-018 FUNC-020 FUNC-022 FUNC-023]', async () => {
    const [inviter, invited, guest, admin] = [await anInviter(), await aGuest(), await visitor(), await visitor()];
    const { organization } = inviter;
    await invitationRef(organization, invited.email).set(invitationOf(inviter, invited.email, { role: 'editor' }));

    await guest.page.goto(at('/dashboard/my-page'));
    await signInHere(guest.page, invited.email);
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

    await signInByForm(admin.page, inviter.email, '/dashboard/members');
    await heading(admin.page, 'Manage users');
    const row = admin.page.getByRole('row').filter({ hasText: invited.email });
    await row.getByText('Editor').waitFor();
    await expectAccessible(admin.page);
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

  it('reads first what leaving their organization means, and is told why they cannot join [COLLAB-036 COLLAB-041 FUNC-024]', async () => {
    const inviter = await anInviter();
    const member = await somebody({ organization: (await anInviter()).organization, role: 'user' });
    await invitationRef(inviter.organization, member.email).set(invitationOf(inviter, member.email, { role: 'admin' }));
    const { page } = await visitor({ viewport: narrow, colorScheme: 'dark' });
    await signInByForm(page, member.email, '/dashboard/my-page');

    await page.getByRole('button', { name: `Accept ${inviter.organization}` }).click();
    await page.getByText('You can be a member of one organization at a time.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Leave and join' }).click();

    await page
      .getByRole('alert')
      .filter({ hasText: 'The person who sent this invitation can no longer invite you. Ask for a new one.' })
      .waitFor();
    await expectNoSidewaysScroll(page);
  });
});

describe('somebody who is invited to a tour', () => {
  it('accepts by opening it, and can leave it [COLLAB-037 COLLAB-043 COLLAB-047]', async () => {
    const [{ email }, { page }] = [await aGuest(), await visitor()];
    const invitation = store().doc(removedAfterwards(`collaboration/tour_${email}_hakons-hall`));
    removedAfterwards(`grants/${email}`);
    const fields = { email, tour: 'hakons-hall', tourName: 'Håkon’s Hall', organization: 'Northlight', accessLevel: 'read', type: 'tour' };
    await invitation.set({ ...fields, accepted: false, status: 'pending', editor: false, expires: null });
    await signInByForm(page, email);
    await heading(page, /^Welcome/);

    await page.getByRole('link', { name: /Håkon’s Hall/ }).click();
    await heading(page, 'Håkon’s Hall');
    await expect.poll(async () => (await invitation.get()).data()).toMatchObject({ accepted: true, status: 'accepted' });

    await page.goto(at('/'));
    await page.getByRole('button', { name: 'Leave Håkon’s Hall' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByText('No tours found.').waitFor();
    expect((await invitation.get()).exists).toBe(false);
    await page.goto(at('/dashboard/tours/landing/hakons-hall'));
    await heading(page, 'Access denied');
  });
});

describe('a directory admin', () => {
  it('chooses among their organizations, and runs the one they chose [ACCESS-019 ACCESS-021]', async () => {
    const { page } = await visitor();
    await signIn(page, 'director@loggia.example');

    await heading(page, 'Organizations');
    expect(await page.getByRole('list', { name: 'Organizations' }).getByRole('link').allTextContents()).toEqual([
      'Meridian Trust',
      'Northlight',
    ]);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Northlight' }).click();
    await heading(page, 'Northlight');
    await menu(page).getByText('Directory admin · Northlight').waitFor();
    await page
      .getByRole('link', { name: /Create/ })
      .first()
      .waitFor();
    await page.goto(at('/dashboard/members'));
    await page.getByRole('row').filter({ hasText: people.viewer }).waitFor();
    await page.getByText('You can see the members.').waitFor();

    await page.reload();
    await page.getByRole('row').filter({ hasText: people.viewer }).waitFor();
    await menu(page).getByRole('link', { name: 'Organizations' }).click();
    await heading(page, 'Organizations');
  });
});
