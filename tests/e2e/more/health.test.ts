import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anAddress, anInviter, invitationOf, invitationRef } from '../../functions/invitations';
import { expectAccessible, narrow, withBrowser } from '../../support/browser';
import { people, signIn } from '../../support/people';

const { visitor } = withBrowser();

async function open(path: string, email: string = people.globalAdmin): Promise<Page> {
  const { page } = await visitor();
  await signIn(page, email, path);
  return page;
}

/** An invitation that can be delivered, and failed before. */
async function aFailedMail(subject: string) {
  const [to, inviter] = [anAddress(), await anInviter()];
  const document = invitationRef(inviter.organization, to);
  const delivery = { state: 'ERROR', error: 'The mail server is down.', attempts: 5, endTime: Timestamp.now() };
  await document.set(invitationOf(inviter, to, { message: { subject, text: '', html: '' }, delivery }));
  return { document, to };
}

describe('the health of the platform', () => {
  it('lists a failed mail to a global admin, who sends it again [COLLAB-038 ADMIN-001]', async () => {
    const { document, to } = await aFailedMail('Join the harbour');
    const page = await open('/dashboard/console/health');
    const mails = page.getByRole('region', { name: 'Mails' });
    const mail = mails.getByRole('listitem', { name: `Join the harbour, to ${to}` });
    await mail.getByText('The mail server is down.').waitFor();
    await mails.getByText(/needs? attention/).waitFor();
    await page.getByRole('region', { name: 'Bin' }).getByText('All well').waitFor();
    await page.getByRole('region', { name: 'Configuration', exact: true }).getByText('VITE_FIREBASE_CONFIG').waitFor();
    await page.setViewportSize(narrow);

    await mail.getByRole('button', { name: `Retry the mail to ${to}` }).click();
    await mail.getByText('The mail was sent.').waitFor();
    expect((await document.get()).get('delivery.state')).toBe('SUCCESS');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Refresh' }).click();

    await mail.waitFor({ state: 'detached' });
    await page.getByText(/^Read on \d\d-\d\d-\d{4}/).waitFor();
  });
});
