import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orgId, tourId } from '../../../src/domain/ids';
import { playerPath } from '../../../src/domain/page-addresses';
import { publicTourPath, versionsPath } from '../../../src/domain/publishing/publication-page-addresses';
import { expectAccessible, withBrowser } from '../../support/browser';
import { editTools, line, patient, save } from '../../support/editing';
import { anOwnPlace } from '../../support/own-tours';
import { at, signIn } from '../../support/people';
import { showList } from '../../support/player';

const { visitor } = withBrowser();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const folders = [
  {
    id: 'hall',
    name: 'Hall',
    pois: [
      { identifier: 'stove', name: 'Stove' },
      { identifier: 'sink', name: 'Sink' },
    ],
  },
  { id: 'shaft', name: 'Shaft', pois: [{ identifier: 'meter', name: 'Meter' }] },
];

/** A type of points with a field and a state, as an admin makes one in the settings. */
async function makeType(page: Page): Promise<void> {
  await press(page, 'Add a type');
  await page.keyboard.type('Valve');
  await press(page, 'Add a field');
  await page.keyboard.type('Pressure');
  await page.getByRole('combobox', { name: 'Kind of Pressure' }).selectOption('Number');
  await page.getByRole('textbox', { name: 'Unit of Pressure' }).fill('bar');
  await press(page, 'Add a state');
  await page.keyboard.type('To check');
  await expectAccessible(page);
  await press(page, 'Save');
  await page.getByText('All changes saved').waitFor();
}

/** Gives the point its type and value, and leaves it and a folder out of versions. */
async function useType(page: Page): Promise<void> {
  await editTools(page).waitFor(patient);
  await line(page, 'Stove').click();
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Valve');
  await page.getByRole('textbox', { name: 'Pressure (bar)' }).fill('2.5');
  await page.getByRole('checkbox', { name: 'Left out of versions' }).check();
  await line(page, 'Shaft').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Versions…' }).click();
  await page.getByRole('dialog', { name: 'Versions' }).getByRole('checkbox', { name: 'Left out of versions' }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await save(page);
}

describe('types of points', () => {
  it('are made by an admin, given to a point by an editor, and shown by the tour, but not by a version that leaves it out', async () => {
    const place = await anOwnPlace();
    const id = tourId(await place.tour({ name: 'The Hall', public: true, historyId: 'first', floors: [], folders }));
    const [admin, editor] = await Promise.all([place.person('ultrauser'), place.person('superuser')]);
    const { page: settings } = await visitor();
    await signIn(settings, admin.email, '/dashboard/settings/point-types');
    await makeType(settings);
    const { page } = await visitor();
    await signIn(page, editor.email, playerPath(id, 'edit'));
    await useType(page);

    await page.goto(at(`${versionsPath(id)}?dialog=publish`));
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog', { name: '“Version 1” is published' }).getByRole('button', { name: 'Done' }).click();

    const { page: outside } = await visitor();
    await outside.goto(at(playerPath(id)));
    await line(outside, 'Stove').click(patient);
    const details = outside.getByRole('article', { name: 'Stove' }).getByRole('region', { name: 'Details' });
    for (const text of ['Valve', 'To check', 'Pressure', '2.5 bar']) await details.getByText(text, { exact: true }).waitFor();
    await line(outside, 'Meter').waitFor();

    await outside.goto(at(publicTourPath(orgId(place.organization), id)));
    await outside.reload();
    await showList(outside);
    await line(outside, 'Sink').waitFor(patient);
    expect(await line(outside, 'Stove').or(line(outside, 'Meter')).count()).toBe(0);
    expect(await outside.getByRole('button', { name: /^Filter and colours/ }).count()).toBe(0);
  });
});
