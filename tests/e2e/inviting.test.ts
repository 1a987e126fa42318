import { readFileSync } from 'node:fs';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accounts, removeAccountAfterwards, removedAfterwards, store } from '../functions/administrator';
import { anAddress } from '../functions/invitations';
import { mailsTo } from '../support/accounts';
import { expectAccessible, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { at, password, signIn } from '../support/people';

const { visitor } = withBrowser();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

const folders = [{ id: 'f', name: 'Rooms', pois: [{ identifier: 'stove', name: 'Stove' }] }];

/** An organization with a tour and somebody who may invite to it, and an address that nobody has yet. */
async function aHost(role: 'superuser' | 'ultrauser' = 'superuser') {
  const place = await anOwnPlace();
  const { organization } = place;
  const [inviter, tour, email] = [await place.person(role), await place.tour({ name: 'Turbine hall', folders }), anAddress()];
  for (const path of [
    `grants/${email}`,
    `organizations/${organization}/collaborators/${email}`,
    `mailCounts/organization_${organization}`,
    `mailCounts/sender_${inviter.uid}`,
  ])
    removedAfterwards(path);
  const invitation = store().doc(removedAfterwards(`collaboration/tour_${email}_${tour}`));
  return { ...place, inviter, tour, email, invitation };
}

/** The email of an invitation, once it is delivered. */
async function mailOf(invitation: DocumentReference): Promise<{ subject: string; text: string; path: string }> {
  await expect.poll(async () => (await invitation.get()).get('delivery.state')).toBe('SUCCESS');
  const { delivery } = (await invitation.get()).data() ?? {};
  const { subject, text } = JSON.parse(readFileSync(delivery.info.file.replace(/eml$/, 'json'), 'utf8'));
  return { subject, text, path: /#(\/\S*)/.exec(text)?.[1] ?? '' };
}

/** Fills the invitation dialog for one address, and sends. */
async function sendInvite(page: Page, email: string, { access, note }: { access: string; note: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Invite collaborators' });
  await dialog.getByRole('combobox', { name: 'Email addresses' }).fill(`${email},`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('group', { name: email }).getByRole('combobox', { name: 'Access', exact: true }).selectOption(access);
  await dialog.getByRole('textbox', { name: 'Personal note' }).fill(note);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send Invites' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Signs up on the sign-in page that a mail led to, and follows the link of the verification email in another tab. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByText(`The invitation is for ${email}.`).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await heading(page, 'Create your account');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await heading(page, 'Please verify your email');
  removeAccountAfterwards((await accountOf(email)).uid);
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0);
  const other = await page.context().newPage();
  await other.goto((await mailsTo(email)).at(-1)?.oobLink ?? '');
  await page.getByRole('heading', { name: 'Please verify your email' }).waitFor({ state: 'detached' });
  await other.close();
}

async function accountOf(email: string) {
  const account = await accounts().getUserByEmail(email);
  removedAfterwards(`users/${account.uid}`);
  return account;
}

describe('somebody who is invited to a tour', () => {
  it('gets a mail, signs up by its link, opens and edits the tour, until the invitation is revoked [COLLAB-019 COLLAB-038 COLLAB-043 COLLAB-045 ACCESS-055]', async () => {
    const { inviter, tour, email, invitation, organization } = await aHost();
    const [host, guest] = [await visitor(), await visitor()];

    await signIn(host.page, inviter.email, '/dashboard/tours');
    await host.page.getByRole('button', { name: 'Menu of Turbine hall' }).click();
    await host.page.getByRole('menuitem', { name: 'Invite' }).click();
    await sendInvite(host.page, email, { access: 'Can View and Edit', note: 'See you on Monday.' });
    await toast(host.page, 'Collaborator invited');
    const { subject, text, path } = await mailOf(invitation);
    expect(subject).toBe('Some Body invites you to view and edit Turbine hall on Loggia');
    expect(text).toContain('> See you on Monday.');
    expect((await store().doc(`organizations/${organization}/collaborators/${email}`).get()).get('email')).toBe(email);

    await guest.page.goto(at(path));
    await signUp(guest.page, email);
    await heading(guest.page, 'Turbine hall');
    expect(guest.page.url()).toBe(at(`/dashboard/tours/landing/${tour}`));
    await host.page.goto(at('/dashboard/collaborations'));
    const row = host.page.getByRole('article').filter({ hasText: email });
    await row.getByText('Delivered').waitFor();
    await row.getByText(/^Opened/).waitFor();

    await guest.page.getByRole('button', { name: 'Rename tour' }).click();
    await guest.page.getByRole('textbox', { name: 'Tour Name' }).fill('Turbine hall, cleaned');
    await guest.page.keyboard.press('Enter');
    await expect.poll(async () => (await store().doc(`tours/${tour}`).get()).get('name')).toBe('Turbine hall, cleaned');

    await row.getByRole('button', { name: `Remove ${email}` }).click();
    await heading(guest.page, 'Access denied');
    await toast(host.page, 'Collaborator removed');
    await host.page.getByRole('button', { name: 'Undo' }).click();
    await toast(host.page, 'Collaborator restored');
    await guest.page.reload();
    await heading(guest.page, 'Turbine hall, cleaned');
    // undoing sends no other email
    expect((await invitation.get()).get('sendRequested')).toBeUndefined();
  });
});
