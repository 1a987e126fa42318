import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { orgId } from '../../../src/domain/ids';
import { olderTourFormPath, olderTourPath } from '../../../src/domain/older/older-page-addresses';
import { store } from '../../functions/administrator';
import { storeDocuments, stored } from '../../functions/stored';
import { expectAccessible, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { signIn } from '../../support/people';

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

describe('a tour of the older layout', () => {
  it('is changed in its form and deleted, by editors only [ROUTE-016 OLD-004 OLD-008 OLD-009 ACCESS-049]', async () => {
    const { place, path, form } = await anOlderTour();
    const [viewer, editor] = [await place.person('user'), await place.person('superuser')];
    const { page: denied } = await visitor();
    await signIn(denied, viewer.email, form);
    await denied.getByText('Missing permission to view this content.').waitFor(patiently);

    const { page } = await visitor();
    await signIn(page, editor.email, form);
    await page.getByLabel('Name').fill('The old mill');
    await button(page, 'Update').click();
    await page.getByText('Tour updated').waitFor(patiently);
    expect(await stored(path)).toMatchObject({
      name: 'The old mill',
      matterportId: 'HouseGarden',
      type: 'Quiz',
      matterportThumbnail: false,
    });
    await expectAccessible(page);

    await button(page, 'Delete').click();
    await page.getByRole('dialog', { name: 'Do you want to delete this tour?' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Tour deleted').waitFor(patiently);
    expect(await stored(path)).toEqual({});
  });
});
