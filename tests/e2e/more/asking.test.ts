import { describe, expect, it } from 'vitest';
import { randomIdentifier } from '../../../src/domain/random';
import { removedAfterwards, somebody, store } from '../../functions/administrator';
import { anInviter, type Inviter } from '../../functions/invitations';
import { expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { at, signIn } from '../../support/people';

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
  it('is told that they were declined, on the page and by mail, and cannot ask again today', async () => {
    const [inviter, asker] = await Promise.all([anInviter(), somebody()]);
    const tour = await aTour(inviter, asker);
    const [admin, guest] = [await visitor({ viewport: narrow }), await visitor()];
    await signIn(guest.page, asker.email, `/dashboard/tour/${tour}/edit`);
    await guest.page.getByRole('button', { name: 'Ask for access' }).click();
    await guest.page.getByText('Access requested.').waitFor();
    await signIn(admin.page, inviter.email, '/dashboard/collaborations');
    await expectNoSidewaysScroll(admin.page);
    await admin.page.getByRole('button', { name: `Decline ${asker.email}` }).click();

    await guest.page.getByText(/^Your request was declined\. You can ask again/).waitFor();
    expect(await guest.page.getByRole('button', { name: 'Ask for access' }).count()).toBe(0);
    const request = store().doc(`organizations/${inviter.organization}/accessRequests/${tour}_${asker.uid}`);
    await expect.poll(async () => (await request.get()).get('delivery.state')).toBe('SUCCESS');
    expect((await request.get()).get('accessLevel')).toBe('readUpdate');
    await guest.page.goto(at(`/dashboard/tour/${tour}`));
    await guest.page.getByText(/^Your request was declined/).waitFor();
  });
});
