import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { playerPath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { store } from '../functions/administrator';
import { expectAccessible, withBrowser } from '../support/browser';
import { at, people } from '../support/people';
import { storeOf } from '../support/sdk';

const { visitor } = withBrowser();

/** The mixing plant as it was before, there until the test ends. */
async function anEarlierStage(id: string, isPublic: boolean): Promise<void> {
  const db = await storeOf(people.orgAdmin);
  const pois = [
    { identifier: 'tank', name: 'Tank T1', type: 'poi', content: [{ identifier: 't', type: 'text', content: 'Not painted yet.' }] },
  ];
  await setDoc(doc(db, 'tours', id), {
    name: `Plant, ${id}`,
    matterportId: 'PlantHall42',
    organization: 'Northlight',
    tourTypeId: 'technical',
    public: isPublic,
    folders: [{ id: 'all', name: 'All', pois }],
    created: serverTimestamp(),
    updated: serverTimestamp(),
  });
  onTestFinished(async () => void (await store().doc(`tours/${id}`).delete()));
}

describe('the stages of a place', () => {
  it('lead a visitor through the public ones, to the same point of interest [STAGE-001 STAGE-003 STAGE-004]', async () => {
    await anEarlierStage('before', true);
    await anEarlierStage('confidential', false);
    const { page } = await visitor();
    await page.goto(at(playerPath(tourId('mixing-plant-hall-4'))));
    await page.getByRole('treeitem', { name: /^Tank T1/ }).click();
    await page.getByRole('article', { name: 'Tank T1' }).waitFor();

    await page.getByRole('button', { name: 'Stages' }).click();
    await page.getByRole('link', { name: 'Plant, before' }).waitFor();
    expect(await page.getByRole('link', { name: /^Plant/ }).allTextContents()).toEqual(['Plant, before']);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Plant, before' }).click();

    await page.getByRole('article', { name: 'Tank T1' }).getByText('Not painted yet.').waitFor();
  });
});
