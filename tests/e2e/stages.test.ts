import { describe, expect, it, onTestFinished } from 'vitest';
import { tourId } from '../../src/domain/ids';
import { playerPath } from '../../src/domain/page-addresses';
import { randomIdentifier } from '../../src/domain/random';
import { store } from '../functions/administrator';
import { expectAccessible, withBrowser } from '../support/browser';
import { at } from '../support/people';

const { visitor } = withBrowser();

/** A stage of a place in an organization that has stages, with the tank that is described, until the test ends. */
async function aStage(place: string, name: string, tank: string, isPublic = true): Promise<string> {
  const id = randomIdentifier();
  const pois = [{ identifier: 'tank', name: 'Tank T1', type: 'poi', content: [{ identifier: 't', type: 'text', content: tank }] }];
  const fields = { name, matterportId: 'PlantHall42', organization: 'Northlight', tourTypeId: place, public: isPublic };
  await store()
    .doc(`tours/${id}`)
    .set({ ...fields, folders: [{ id: 'all', name: 'All', pois }] });
  onTestFinished(async () => void (await store().doc(`tours/${id}`).delete()));
  return id;
}

describe('the stages of a place', () => {
  it('lead a visitor through the public ones, to the same point of interest [STAGE-001 STAGE-003 STAGE-004]', async () => {
    const place = randomIdentifier();
    const [now] = [await aStage(place, 'Plant, now', 'Painted.'), await aStage(place, 'Plant, before', 'Not painted yet.')];
    await aStage(place, 'Plant, confidential', 'Secret.', false);
    const { page } = await visitor();
    await page.goto(at(playerPath(tourId(now))));
    await page.getByRole('treeitem', { name: /^Tank T1/ }).click();
    await page.getByRole('article', { name: 'Tank T1' }).getByText('Painted.', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Stages' }).click();
    await page.getByRole('link', { name: 'Plant, before' }).waitFor();
    expect(await page.getByRole('link', { name: /^Plant/ }).allTextContents()).toEqual(['Plant, before', 'Plant, now']);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Plant, before' }).click();

    await page.getByRole('article', { name: 'Tank T1' }).getByText('Not painted yet.').waitFor();
  });
});
