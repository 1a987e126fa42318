import { describe, expect, it } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { removedAfterwards, somebody, store } from '../functions/administrator';
import { anInviter, type Inviter } from '../functions/invitations';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { signIn } from '../support/people';

const { visitor } = withBrowser();

async function aTour({ organization }: Inviter, asker: { uid: string; email: string }) {
  const tour = `tour-${randomIdentifier()}`;
  await store()
    .doc(removedAfterwards(`tours/${tour}`))
    .set({ name: 'Great Hall', organization, public: false, collection: '', matterportId: '', folders: [], created: new Date() });
  for (const path of [`organizations/${organization}/accessRequests/${tour}_${asker.uid}`, `users/${asker.uid}/accessRequests/${tour}`])
    removedAfterwards(path);
  for (const path of [
    `requestCounts/address_${encodeURIComponent(asker.email)}`,
    `requestCounts/tour_${tour}`,
    `collaboration/tour_${asker.email}_${tour}`,
    `grants/${asker.email}`,
  ])
    removedAfterwards(path);
  return tour;
}

describe('somebody who may not open a tour', () => {
  it('asks for access; the organization sees it at once and grants it; the tour opens by itself [ACCESS-046 ACCESS-047]', async () => {
    const [inviter, asker] = await Promise.all([anInviter(), somebody()]);
    const tour = await aTour(inviter, asker);
    const [admin, guest] = [await visitor(), await visitor({ viewport: narrow })];
    await signIn(admin.page, inviter.email, '/dashboard/tours');
    await signIn(guest.page, asker.email, `/dashboard/tours/landing/${tour}`);

    await guest.page.getByRole('heading', { level: 1, name: 'Access denied' }).waitFor();
    await guest.page.getByRole('textbox', { name: 'Why you need it' }).fill('I measure it tomorrow.');
    await expectNoSidewaysScroll(guest.page);
    await guest.page.getByRole('button', { name: 'Ask for access' }).click();
    await guest.page.getByText('Access requested.').waitFor();

    await admin.page.getByRole('link', { name: /Collaborators\s*, 1 request/ }).click();
    const section = admin.page.getByRole('region', { name: '1 person asks for access' });
    await section.getByText('I measure it tomorrow.').waitFor();
    await expectAccessible(admin.page);
    await section.getByRole('button', { name: `Allow ${asker.email}` }).click();
    await admin.page.getByText(`${asker.email} has access now`).waitFor();
    await section.waitFor({ state: 'detached' });

    await guest.page.getByRole('heading', { level: 1, name: 'Great Hall' }).waitFor();
    const invitation = store().doc(`collaboration/tour_${asker.email}_${tour}`);
    expect((await invitation.get()).data()).toMatchObject({ accessLevel: 'read', organization: inviter.organization });
    await expect.poll(async () => (await invitation.get()).get('delivery.state')).toBe('SUCCESS');
  });
});
