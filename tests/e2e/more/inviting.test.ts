import { readFileSync } from 'node:fs';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hourMs } from '../../../src/domain/durations';
import { accounts, findAccount, removeAccountAfterwards, removedAfterwards, store } from '../../functions/administrator';
import { anAddress } from '../../functions/invitations';
import { mailsTo } from '../../support/accounts';
import { expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { granted } from '../../support/granted';
import { anOwnPlace } from '../../support/own-tours';
import { at, openEmailForm, password, signIn } from '../../support/people';

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

/** Signs up on the form for email and password that is shown, and follows the link of the verification email in another tab. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
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
  it('sees the open tour close when the invitation expires, in the player too [COLLAB-011 ACCESS-054]', async () => {
    const { organization, tour, email, invitation, person } = await aHost();
    await person('user');
    const expiresInMs = 20_000;
    await invitation.set({
      email,
      tour,
      tourName: 'Turbine hall',
      organization,
      type: 'tour',
      accessLevel: 'read',
      accepted: false,
      status: 'pending',
      editor: false,
      expires: new Date(Date.now() + hourMs),
    });
    await granted(email);
    const { page, context } = await visitor({ viewport: narrow });
    await page.goto(at(`/dashboard/tours/landing/${tour}`));
    await openEmailForm(page);
    await signUp(page, email);
    await heading(page, 'Turbine hall');
    const player = await context.newPage();
    await player.goto(at(`/digital-twin/${tour}/play`));
    await player.getByRole('toolbar', { name: 'Tour controls' }).waitFor();

    const expires = new Date(Date.now() + expiresInMs);
    await invitation.update({ expires });

    await Promise.all([heading(page, 'Access denied'), heading(player, 'Access denied')]);
    // not before its time
    expect(Date.now() - expires.getTime()).toBeGreaterThan(-1_000);
    await expectNoSidewaysScroll(page);
  });

  it('has an older invitation, which the next change replaces by one of today’s form [MODEL-045]', async () => {
    const { inviter, tour, email, invitation, organization } = await aHost();
    const older = store().doc(removedAfterwards(`collaboration/${email}${tour}`));
    await older.set({ email, tour, tourName: 'Turbine hall', organization, accessLevel: 'read', accepted: true, expires: null });
    const { page } = await visitor();
    await signIn(page, inviter.email, '/dashboard/collaborations');
    const row = page.getByRole('article').filter({ hasText: email });

    await row.getByRole('button', { name: /^Does not expire/ }).click();
    await page.getByRole('combobox', { name: 'Access ends: choices' }).selectOption('1 week');
    await page.getByRole('button', { name: 'Save' }).click();

    await toast(page, 'Access changed');
    await row.getByText(/^Expires in [67] days/).waitFor();
    expect((await older.get()).exists).toBe(false);
    expect((await invitation.get()).data()).toMatchObject({ email, tour, organization, type: 'tour', accessLevel: 'read', accepted: true });
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('Does not expire').waitFor();
    await row.getByRole('button', { name: `Menu of ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Send an email' }).click();
    await row.getByText('Delivered').waitFor();
  });
});

describe('somebody who is invited to an organization', () => {
  it('gets a mail, signs up, accepts, and arrives there by Transfer [COLLAB-021 COLLAB-036 COLLAB-038 COLLAB-039 COLLAB-040]', async () => {
    const { inviter, email, organization } = await aHost('ultrauser');
    const [host, guest] = [await visitor(), await visitor()];
    await signIn(host.page, inviter.email, '/dashboard/collaborations/organization');

    await host.page.getByRole('combobox', { name: 'Email addresses' }).fill(`${email},`);
    await host.page.getByText('Editor', { exact: true }).first().click();
    await host.page.getByRole('button', { name: 'Send Invites' }).click();
    await toast(host.page, 'Invitation sent');
    await host.page.getByRole('row').filter({ hasText: email }).getByText('Delivered').waitFor();
    const [invitation] = (await store().collection('mail').where('to', '==', email).get()).docs;
    if (!invitation) throw new Error('The invitation is not stored.');
    removedAfterwards(invitation.ref.path);
    const { path } = await mailOf(invitation.ref);

    await guest.page.goto(at(path));
    await signUp(guest.page, email);
    const transfer = guest.page.waitForURL(at('/transfer'));
    await guest.page.getByRole('button', { name: `Accept ${organization}` }).click();
    await transfer;
    await guest.page.waitForURL(at('/dashboard/tours'));
    await heading(guest.page, organization);

    expect((await findAccount((await accountOf(email)).uid))?.customClaims).toMatchObject({ organization, role: 'superuser' });
    await host.page.getByRole('row').filter({ hasText: email }).waitFor({ state: 'detached' });
  });
});
