import type { Page } from 'playwright-core';
import { describe, it, onTestFinished } from 'vitest';
import { organizationEditPath } from '../../../src/domain/console/console-page-addresses';
import { orgId, tourId } from '../../../src/domain/ids';
import { playerPath } from '../../../src/domain/page-addresses';
import { store } from '../../functions/administrator';
import { expectAccessible, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { at, people, signIn } from '../../support/people';

const { visitor } = withBrowser();
/** What is refused is counted or marked by triggers first. */
const patient = { timeout: 45_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function limitTours(page: Page, organization: string, count: string): Promise<void> {
  await button(page, 'Set limits').click(patient);
  const form = dialog(page, `Limits of ${organization}`);
  await form.getByRole('textbox', { name: 'Tours' }).fill(count);
  await form.getByRole('button', { name: 'Save' }).click();
  // it closes once the server has counted again, while the toast may be that of the limits before
  await form.waitFor({ ...patient, state: 'detached' });
}

describe('an organization from its limits to its last day', () => {
  it('is refused what is above a limit, closed to visitors while suspended, and kept after all', async () => {
    const { organization, ...place } = await anOwnPlace();
    onTestFinished(() => store().recursiveDelete(store().doc(`organizations/${organization}`)));
    const hall = await place.tour({ name: 'Hall', matterportId: 'HouseGarden', public: true });
    const { email } = await place.person('ultrauser');
    const [operator, admin, guest] = await Promise.all([visitor(), visitor(), visitor()]);
    await signIn(operator.page, people.globalAdmin, organizationEditPath(orgId(organization)));
    await operator.page.getByRole('list', { name: 'Used now' }).getByText('1 · no limit').first().waitFor(patient);

    await limitTours(operator.page, organization, '1');
    await signIn(admin.page, email, '/dashboard/tours/create');
    await admin.page.getByLabel('Model ID').fill('HouseGarden');
    await admin.page.getByLabel('Tour Name').fill('One too many');
    await admin.page.getByRole('combobox', { name: 'Country' }).selectOption('Germany');
    await button(admin.page, 'Save').click();
    await admin.page
      .getByText(/has as many tours as it may have\. Delete one/)
      .first()
      .waitFor(patient);
    await limitTours(operator.page, organization, '2');
    await button(admin.page, 'Save').click();
    await admin.page.getByRole('heading', { level: 1, name: /^Edit Tour/ }).waitFor(patient);

    await button(operator.page, 'Suspend…').click();
    await dialog(operator.page, `Suspend ${organization}?`).getByRole('textbox', { name: 'Reason' }).fill('Invoice 12 is open');
    await dialog(operator.page, `Suspend ${organization}?`).getByRole('button', { name: 'Suspend' }).click();
    await admin.page.getByText(/is suspended: Invoice 12 is open\./).waitFor(patient);
    await guest.page.goto(at(playerPath(tourId(hall))));
    await guest.page.getByRole('heading', { name: 'Access denied' }).waitFor(patient);
    await expectAccessible(guest.page);
    await button(operator.page, 'End the suspension').click();
    await admin.page.getByText(/is suspended: Invoice 12/).waitFor({ ...patient, state: 'detached' });

    await admin.page.goto(at('/dashboard/settings/usage'));
    await button(admin.page, 'Delete the organization…').click(patient);
    await dialog(admin.page, `Delete ${organization}?`).getByRole('textbox').fill(organization);
    await dialog(admin.page, `Delete ${organization}?`).getByRole('button', { name: 'Delete' }).click();
    await button(admin.page, 'Keep the organization').click(patient);
    await admin.page.getByText('The organization stays').first().waitFor(patient);
    await button(admin.page, 'Delete the organization…').waitFor(patient);
  });
});
