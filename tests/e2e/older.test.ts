import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { orgId } from '../../src/domain/ids';
import { olderTourFormPath, olderTourPath } from '../../src/domain/older/older-page-addresses';
import { store } from '../functions/administrator';
import { storeDocuments, stored } from '../functions/stored';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { signIn } from '../support/people';

const { visitor } = withBrowser();
const patiently = { timeout: 30_000 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const item = (identifier: string, name: string, more: object = {}) => ({
  identifier,
  name,
  type: 'sweep',
  sweep: 'h02',
  description: '',
  tasks: [],
  links: [],
  embeds: [],
  icon: 'black',
  uuid: '',
  position: { x: 9, y: 1.5, z: 6 },
  rotation: { x: 0, y: 90 },
  stem: { x: 0, y: 0.5, z: 0 },
  normal: 0.2,
  content: [],
  files: [],
  ...more,
});

/** An older tour of an organization of its own, with one list of somebody who has left. */
async function anOlderTour() {
  const place = await anOwnPlace();
  const path = `organizations/${place.organization}/tours/mill`;
  const lists = store().collection(`${path}/pois`);
  onTestFinished(async () => {
    const { docs } = await lists.get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  });
  await storeDocuments({
    [path]: { name: 'The mill', matterportId: 'HouseGarden', organization: place.organization, description: '<p>Old.</p>', type: 'Quiz' },
    [`${path}/sweeps/h02`]: { name: 'By the hearth', sort: 0 },
    [`${path}/pois/${'p'.repeat(20)}`]: { poi: [item('hearth', 'Hearth')], user: 'somebody', updated: new Date('2022-01-01') },
  });
  const organization = orgId(place.organization);
  const saved = async () =>
    (await lists.orderBy('updated', 'desc').get()).docs.map((document) => ({
      names: (document.get('poi') as { name: string }[]).map(({ name }) => name),
      user: document.get('user') as string,
    }));
  return { place, path, saved, tour: olderTourPath(organization, 'mill'), form: olderTourFormPath(organization, 'mill') };
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  if (!(await name.isVisible())) await page.getByRole('region', { name: 'Points of interest' }).getByRole('button', { name: from }).click();
  await name.fill(to);
  await button(page, 'Save').click();
}

describe('a tour of the older layout', () => {
  it('is read by viewers, saved as a new list, and copied by others [OLD-012 OLD-016 OLD-020 OLD-033 MODEL-059]', async () => {
    const { place, path, saved, tour } = await anOlderTour();
    const [viewer, editor, other] = [await place.person('user'), await place.person('superuser'), await place.person('ultrauser')];
    const { page: reading } = await visitor();
    await signIn(reading, viewer.email, tour);
    await reading.getByRole('treeitem', { name: 'Hearth' }).waitFor(patiently);
    expect(await reading.getByRole('radio', { name: 'Edit' }).count()).toBe(0);

    const { page: writing } = await visitor();
    await signIn(writing, editor.email, tour);
    await rename(writing, 'Hearth', 'Fireplace');
    await writing.getByText('Saved!', { exact: true }).waitFor(patiently);
    await rename(writing, 'Fireplace', 'Open fire');
    await writing.getByText('List updated!').waitFor(patiently);
    expect(await saved()).toEqual([
      { names: ['Open fire'], user: editor.uid },
      { names: ['Hearth'], user: 'somebody' },
    ]);
    expect((await stored(path)).editor).toMatchObject({ user: editor.uid });
    await expectAccessible(writing);
    // live, in the other window
    await reading.getByRole('treeitem', { name: 'Open fire' }).waitFor(patiently);

    const { page: copying } = await visitor({ viewport: narrow });
    await signIn(copying, other.email, tour);
    await rename(copying, 'Open fire', 'Stove');
    await copying.getByText('Saved!', { exact: true }).waitFor(patiently);
    expect((await saved()).map(({ user }) => user)).toEqual([other.uid, editor.uid, 'somebody']);
    await expectNoSidewaysScroll(copying);
  });
});
