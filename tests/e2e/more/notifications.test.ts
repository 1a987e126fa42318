import { FieldValue } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestDueMails } from '../../../functions/src/notifications/due-mails';
import { randomIdentifier } from '../../../src/domain/random';
import { removedAfterwards, somebody, store } from '../../functions/administrator';
import { anInviter, type Inviter } from '../../functions/invitations';
import { withBrowser } from '../../support/browser';
import { at, signIn } from '../../support/people';

const { visitor } = withBrowser();
const patiently = { timeout: 40_000 };

/** The bell, by how many notifications are unread. */
const bellOf = (page: Page, unread: number) =>
  page
    .getByRole('complementary')
    .getByRole('link', { name: unread > 0 ? new RegExp(`^Notifications ?, ${unread} unread$`) : /^Notifications$/ });

async function aTour({ organization }: Inviter): Promise<string> {
  const tour = `tour-${randomIdentifier()}`;
  await store()
    .doc(removedAfterwards(`tours/${tour}`))
    .set({ name: 'Great Hall', organization, public: false, collection: '', matterportId: '', folders: [], created: new Date() });
  return tour;
}

/** What asking for access to a tour, and the answer, leave behind. */
function removeRequestAfterwards(tour: string, { organization }: Inviter, { uid, email }: { uid: string; email: string }): void {
  for (const path of [
    `organizations/${organization}/accessRequests/${tour}_${uid}`,
    `users/${uid}/accessRequests/${tour}`,
    `requestCounts/address_${encodeURIComponent(email)}`,
    `requestCounts/tour_${tour}`,
    `collaboration/tour_${email}_${tour}`,
    `grants/${email}`,
  ])
    removedAfterwards(path);
}

/** What the schedule does ten minutes later; the emulators run none. Answers the mail, once its trigger sent it. */
async function sentMail(uid: string): Promise<{ subject: string; unsubscribe: string }> {
  const mail = store().doc(removedAfterwards(`notificationMails/${uid}`));
  await expect.poll(async () => (await mail.get()).get('notifications')?.length, patiently).toBe(1);
  await requestDueMails(new Date(Date.now() + 600_000));
  await expect.poll(async () => (await mail.get()).get('delivery.state'), patiently).toBe('SUCCESS');
  const { readFile } = await import('node:fs/promises');
  const file: string = (await mail.get()).get('delivery.info.file');
  return JSON.parse(await readFile(file.replace(/\.eml$/, '.json'), 'utf8'));
}

describe('what concerns somebody', () => {
  it('a mention reaches a member by bell and mail, which one press ends', async () => {
    const inviter = await anInviter();
    const member = await somebody({ organization: inviter.organization, role: 'user' });
    const tour = await aTour(inviter);
    removedAfterwards(`users/${member.uid}/settings/notifications`);
    const { page } = await visitor();
    await signIn(page, member.email, '/dashboard/tutorials');
    await store()
      .doc(removedAfterwards(`tours/${tour}/threads/t1`))
      .set({
        anchor: { kind: 'poi', id: 'door', name: 'Door', sweep: '' },
        uid: inviter.uid,
        email: inviter.email,
        name: 'Ulla',
        text: `@${member.email}`,
        mentions: [member.email],
        resolved: false,
        answers: 0,
        created: FieldValue.serverTimestamp(),
        last: FieldValue.serverTimestamp(),
      });

    await bellOf(page, 1).waitFor(patiently);
    const { subject, unsubscribe } = await sentMail(member.uid);
    expect(subject).toBe('Ulla mentioned you in a comment on Great Hall');
    const { pathname, search } = new URL(unsubscribe);
    const signedOut = await visitor();
    await signedOut.page.goto(new URL(pathname + search, at('/')).href);
    await signedOut.page.getByRole('button', { name: 'Switch off' }).click();
    await signedOut.page.getByText('Switched off: mentions.').waitFor();

    await page.goto(at('/user/profile'));
    await expect.poll(() => page.getByRole('combobox', { name: 'Comments that mention you' }).inputValue(), patiently).toBe('none');
    await page.goto(at('/dashboard/notifications'));
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await bellOf(page, 0).waitFor();
  });

  it('a request reaches who may answer it by bell and mail; who asked is told once that it was granted, which opens the tour', async () => {
    const [inviter, asker] = await Promise.all([anInviter(), somebody()]);
    const tour = await aTour(inviter);
    removeRequestAfterwards(tour, inviter, asker);
    const [admin, guest] = [await visitor(), await visitor()];
    await signIn(admin.page, inviter.email, '/dashboard/notifications');
    await signIn(guest.page, asker.email, `/dashboard/tours/landing/${tour}`);
    await guest.page.getByRole('button', { name: 'Ask for access' }).click();
    await guest.page.getByText('Access requested.').waitFor();
    await guest.page.goto(at('/dashboard/notifications'));

    await bellOf(admin.page, 1).waitFor(patiently);
    expect((await sentMail(inviter.uid)).subject).toBe('Some Body asks for access to Great Hall');
    await admin.page.getByRole('link', { name: /Some Body asks for access/ }).click();
    await admin.page.getByRole('button', { name: `Allow ${asker.email}` }).click();
    await bellOf(admin.page, 0).waitFor(patiently);

    const invitation = store().doc(`collaboration/tour_${asker.email}_${tour}`);
    await expect.poll(async () => (await invitation.get()).get('delivery.state'), patiently).toBe('SUCCESS');
    const granted = guest.page.getByRole('link', { name: /Your request of .+ was granted/ });
    await granted.waitFor(patiently);
    expect(await guest.page.getByRole('main').getByRole('listitem').count()).toBe(1);
    await granted.click();
    await guest.page.getByRole('heading', { level: 1, name: 'Great Hall' }).waitFor();
  });
});
