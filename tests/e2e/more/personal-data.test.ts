import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { aGlobalAdmin, anOrganization, findAccount, removedAfterwards, somebody, store } from '../../functions/administrator';
import { anAddress } from '../../functions/invitations';
import { exist, storeDocuments } from '../../functions/stored';
import { expectAccessible, withBrowser } from '../../support/browser';
import { at, password, signIn, signInByForm } from '../../support/people';

const { visitor } = withBrowser();
const patiently = { timeout: 40_000 };

/** The page that the link in the mail about a deletion opens, once its trigger sent it. */
async function keepingPage(uid: string): Promise<string> {
  const deletion = store().doc(removedAfterwards(`accountDeletions/${uid}`));
  await expect.poll(async () => (await deletion.get()).get('delivery.state'), patiently).toBe('SUCCESS');
  const file: string = (await deletion.get()).get('delivery.info.file');
  const { text } = JSON.parse(await readFile(file.replace(/\.eml$/, '.json'), 'utf8'));
  return new URL(new URL(/https?:\/\/\S+\/keep-account\/\S+/.exec(text)?.[0] ?? '').pathname, at('/')).href;
}

describe('a person', () => {
  it('downloads their data, deletes their account, takes that back by the mail and signs in again', async () => {
    const { uid, email } = await somebody({ organization: await anOrganization(), role: 'user' });
    removedAfterwards(`requestCounts/export_${uid}`);
    const { page } = await visitor();
    await signIn(page, email, '/user/profile');

    const downloading = page.waitForEvent('download', patiently);
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^Loggia personal data .*\.zip$/);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your account is disabled' }).waitFor(patiently);
    expect((await findAccount(uid))?.disabled).toBe(true);

    await page.goto(await keepingPage(uid));
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await page.getByText('Your account stays.').waitFor();
    await signInByForm(page, email, '/user/profile');
    await page.getByRole('heading', { name: 'Your data' }).waitFor();
  });

  it('who asks by letter and has no account is found and erased by a Super Admin', async () => {
    const [admin, guest] = [await aGlobalAdmin(), anAddress()];
    const invitation = `collaboration/tour_${guest}_hall`;
    await storeDocuments({ [invitation]: { email: guest, tour: 'hall', organization: 'Nowhere', type: 'tour' } });
    const { page } = await visitor();
    await signIn(page, admin.email, '/dashboard/console/users?tab=person');

    await page.getByLabel('Address of the person').fill(guest);
    await page.getByRole('button', { name: 'Look for their data' }).click();
    await page.getByRole('row', { name: /Invitations to tours and collections/ }).waitFor(patiently);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Erase this person' }).click();
    await page.getByLabel('Type the address to confirm').fill(guest);
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await page.getByText(`${guest} is erased.`).waitFor(patiently);

    expect(await exist([invitation])).toEqual([]);
  });
});
