import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anOrganization, removeAccountAfterwards, removedAfterwards, somebody, store } from '../../functions/administrator';
import { anAddress, anInviter, invitationOf, invitationRef } from '../../functions/invitations';
import { anAccount } from '../../support/accounts';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { granted } from '../../support/granted';
import { at, people, signIn } from '../../support/people';

const { visitor } = withBrowser();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const menu = (page: Page) => page.getByRole('complementary', { name: 'Side menu' });

async function aGuest() {
  const email = anAddress();
  const uid = await anAccount(email);
  removeAccountAfterwards(uid);
  removedAfterwards(`users/${uid}`);
  return { email, uid };
}

describe('somebody who is invited to an organization', () => {
  it('reads first what leaving their organization means, and is told why they cannot join [COLLAB-036 COLLAB-041 FUNC-024]', async () => {
    const inviter = await anInviter();
    const member = await somebody({ organization: (await anInviter()).organization, role: 'user' });
    await invitationRef(inviter.organization, member.email).set(invitationOf(inviter, member.email, { role: 'admin' }));
    const { page } = await visitor({ viewport: narrow, colorScheme: 'dark' });
    await signIn(page, member.email, '/dashboard/my-page');

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

describe('a member of an organization', () => {
  it('leaves it on the page of their account, and is a guest at once', async () => {
    const member = await somebody({ organization: (await anInviter()).organization, role: 'user' });
    const { page } = await visitor({ viewport: narrow });
    await signIn(page, member.email, '/user/profile');

    await page.getByRole('button', { name: 'Leave the organization' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Leave the organization' }).click();

    await heading(page, /^Welcome/);
    await expectNoSidewaysScroll(page);
  });
});

describe('an admin of an organization', () => {
  it('gives several members a role, takes it back, and removes them [COLLAB-034]', async () => {
    const organization = await anOrganization();
    const admin = await somebody({ organization, role: 'ultrauser' });
    const others = [await somebody({ organization, role: 'user' }), await somebody({ organization, role: 'user' })];
    const { page } = await visitor();
    await signIn(page, admin.email, '/dashboard/members');
    const rowOf = (email: string) => page.getByRole('row').filter({ hasText: email });
    const select = async () => {
      for (const { email } of others) await rowOf(email).getByRole('checkbox').check();
    };
    const close = () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

    await select();
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Role' }).click();
    await page.getByRole('menuitem', { name: 'Editor', exact: true }).click();
    await page.getByRole('button', { name: 'Change 2 members' }).click();
    await page.getByText('2 members now have the role Editor.').waitFor();
    expect(await Promise.all(others.map(({ uid }) => roleOf(uid)))).toEqual(['superuser', 'superuser']);

    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 members have their roles from before again.').waitFor();
    expect(await Promise.all(others.map(({ uid }) => roleOf(uid)))).toEqual(['user', 'user']);
    await close();

    await select();
    await page.getByRole('button', { name: 'Remove from the organization' }).click();
    await page.getByRole('button', { name: 'Remove 2 members' }).click();
    await page.getByText('2 members were removed.').waitFor();
    for (const { email } of others) await rowOf(email).waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 people are members again.').waitFor();
    expect(await Promise.all(others.map(({ uid }) => roleOf(uid)))).toEqual(['user', 'user']);
    await close();
    for (const { email } of others) await rowOf(email).waitFor();
  });
});

const roleOf = async (uid: string) => (await store().doc(`users/${uid}`).get()).get('role');

describe('somebody who is invited to a tour', () => {
  it('accepts by opening it, and can leave it [COLLAB-037 COLLAB-043 COLLAB-047]', async () => {
    const [{ email }, { page }] = [await aGuest(), await visitor()];
    const invitation = store().doc(removedAfterwards(`collaboration/tour_${email}_hakons-hall`));
    removedAfterwards(`grants/${email}`);
    const fields = { email, tour: 'hakons-hall', tourName: 'Håkon’s Hall', organization: 'Northlight', accessLevel: 'read', type: 'tour' };
    await invitation.set({ ...fields, accepted: false, status: 'pending', editor: false, expires: null });
    await granted(email);
    await signIn(page, email);
    await heading(page, /^Welcome/);

    await page.getByRole('link', { name: /Håkon’s Hall/ }).click();
    await heading(page, 'Håkon’s Hall');
    await expect.poll(async () => (await invitation.get()).data()).toMatchObject({ accepted: true, status: 'accepted' });

    await page.goto(at('/'));
    await page.getByRole('button', { name: 'Leave Håkon’s Hall' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByText('No tours found.').waitFor();
    await expect.poll(async () => (await invitation.get()).exists).toBe(false);
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
