import { describe, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { aTourToEdit, line, patient } from '../../support/editing';
import { signIn } from '../../support/people';

const { visitor } = withBrowser();
const content = [{ identifier: 'care', type: 'text', name: 'Care', content: '<p>Swept twice a year.</p>' }];
const folders = [{ id: 'hall', name: 'Hall', pois: [{ identifier: 'stove', name: 'Stove', content }], children: [] }];

describe('the content of a point of interest', () => {
  it('is within reach of everybody in every tab of the panel, on a phone', async () => {
    const { email, path } = await aTourToEdit({ folders });
    const { page } = await visitor({ viewport: narrow });
    await signIn(page, email, path);
    await line(page, 'Stove').click(patient);
    const panel = page.getByRole('region', { name: 'Edit panel' });
    await panel.getByRole('button', { name: 'Make the panel taller' }).click();

    await panel.getByRole('button', { name: 'Write in Care' }).click();
    await panel.getByRole('textbox', { name: 'Care' }).waitFor(patient);
    await expectAccessible(page);
    for (const name of ['links', 'Videos', 'files', 'advanced']) {
      await panel.getByRole('button', { name: /^Next tab/ }).click();
      await panel.getByRole('tab', { name, selected: true }).waitFor(patient);
      await expectAccessible(page);
    }
    await expectNoSidewaysScroll(page);
  });
});
