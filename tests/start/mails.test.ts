import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startMails } from '../../scripts/mails/mails.mjs';
import { anAccount } from '../support/accounts';
import { expectAccessible, withBrowser } from '../support/browser';
import { password } from '../support/people';

const { visitor } = withBrowser();
const identity = (path: string, body: object) =>
  fetch(`http://127.0.0.1:${inject('ports').auth}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=demo-api-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function openMails() {
  const outbox = mkdtempSync(join(tmpdir(), 'loggia-outbox-'));
  const mails = await startMails({ port: 0, outbox, authPort: inject('ports').auth ?? 0, projectId: inject('projectId') });
  onTestFinished(() => {
    mails.close();
    rmSync(outbox, { recursive: true, force: true });
  });
  const { page, context } = await visitor();
  await page.goto(mails.address);
  const write = (id: string, mail: object) =>
    writeFileSync(
      join(outbox, `${id}.json`),
      JSON.stringify({ id, to: 'ada@people.example', from: 'Loggia <no-reply@loggia.example>', at: new Date().toISOString(), ...mail }),
    );
  return { page, context, write };
}

it('shows a mail of the app as soon as it is written, and runs nothing that is in it', async () => {
  const { page, write } = await openMails();

  write('a1', { subject: '<b>Welcome</b>', html: '<p>Hello</p><script>parent.document.title = "hurt"</script>', text: 'Hello' });

  await page.getByRole('heading', { name: '<b>Welcome</b>' }).waitFor();
  const frame = page.frameLocator('iframe');
  await frame.getByText('Hello').waitFor();
  expect(await page.title()).not.toBe('hurt');
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  await expectAccessible(page);
});

it('shows the mails of the sign-in service, whose links verify an address and set a password', async () => {
  const { page, context } = await openMails();
  const email = `mailed-${Date.now()}@people.example`;
  await anAccount(email, { verified: false });
  const { idToken } = (await (await identity('signInWithPassword', { email, password, returnSecureToken: true })).json()) as {
    idToken: string;
  };
  await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const mail = (subject: string) =>
    page
      .getByRole('article')
      .filter({ hasText: `To ${email}` })
      .filter({ has: page.getByRole('heading', { name: subject }) });

  const [verified] = await Promise.all([context.waitForEvent('page'), mail('Verify your email').getByRole('link').click()]);
  await verified.getByText('The email has been successfully verified').waitFor();
  await mail('Reset your password').getByLabel('New password').fill('another-password');
  const [reset] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await reset.getByText('successfully').waitFor();

  expect((await identity('signInWithPassword', { email, password: 'another-password' })).status).toBe(200);
});
