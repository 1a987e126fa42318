import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { store } from '../functions/administrator';
import { withBrowser } from '../support/browser';
import {
  anEditorAtWork,
  draftStored,
  offer,
  patient,
  rename,
  save,
  saveButton,
  savingMessage,
  storedEntries,
  storedNames,
} from '../support/editing';
import { at } from '../support/people';
import { saved } from '../support/saved';

const { visitor } = withBrowser();

describe('what can go wrong while a tour is edited', () => {
  it('the network is gone: editing goes on, and it is saved by itself when the network is back [EDIT-054]', async () => {
    const { page, context, tour } = await anEditorAtWork(visitor);
    await context.setOffline(true);
    await rename(page, 'Stove', 'Oven');
    await saveButton(page).click();
    await savingMessage(page, 'Offline. Changes are saved on this device.').waitFor(patient);
    await rename(page, 'Sink', 'Basin');

    await context.setOffline(false);
    await saved(page);

    expect([await storedNames(tour), await storedEntries(tour)]).toEqual([['Oven', 'Basin'], 1]);
  });

  it('the right to edit is taken away: it is said, the work can be taken along, and is saved once it is given back [EDIT-054]', async () => {
    const { page, tour, place } = await anEditorAtWork(visitor);
    await rename(page, 'Stove', 'Oven');
    const document = store().doc(`tours/${tour}`);
    await document.update({ organization: 'Elsewhere' });
    const problem = page.getByRole('alert', { name: 'Not saved' });

    await saveButton(page).click();
    await problem.getByText(/^You no longer have permission to change this tour, or it was deleted\./).waitFor(patient);
    const taken = page.waitForEvent('download');
    await problem.getByRole('button', { name: 'Download' }).click();
    const file = JSON.parse(await readFile((await (await taken).path()) ?? '', 'utf8'));
    expect(file.folders[0].pois[0].name).toBe('Oven');
    await document.update({ organization: place.organization });
    await problem.getByRole('button', { name: 'Retry' }).click();

    await saved(page);
    expect(await storedNames(tour)).toEqual(['Oven', 'Sink']);
  });

  it('the tab is closed with unsaved work: it is offered at the next visit with what it changed, and can be taken up', async () => {
    const { page, context, tour, path } = await anEditorAtWork(visitor);
    await rename(page, 'Stove', 'Oven');
    await draftStored(page);
    await page.close();

    const next = await context.newPage();
    await next.goto(at(path));
    await offer(next)
      .getByText(/1 PoI changed/)
      .waitFor(patient);
    expect(await storedNames(tour)).toEqual(['Stove', 'Sink']);
    await offer(next).getByRole('button', { name: 'Restore' }).click();
    await savingMessage(next, 'Unsaved changes').waitFor(patient);
    await save(next);

    expect(await storedNames(tour)).toEqual(['Oven', 'Sink']);
  });
});
