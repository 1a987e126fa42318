import { expect, it } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { publishRequest } from '../support/publish-request';
import { anOrganization, somebody } from './administrator';
import { storeDocuments, stored } from './stored';

it('publishes the translations of what it publishes, and none of the rest', async () => {
  const [organization, tour, version] = [await anOrganization(), randomIdentifier(), randomIdentifier()];
  const editor = await somebody({ organization, role: 'superuser' });
  const below = (path: string) => `organizations/${organization}/tours/${tour}/${path}`;
  await storeDocuments({
    [`tours/${tour}`]: {
      name: 'Hall',
      organization,
      matterportId: 'AbCdEfGh123',
      languages: ['en', 'de', 'fr', 'nb'],
      folders: [
        {
          id: 'f1',
          name: 'Ground',
          pois: [
            { identifier: 'p1', name: 'Door' },
            { identifier: 'p2', name: 'Safe' },
          ],
          children: [],
        },
      ],
    },
  });
  const made = (text: string) => ({ text, hash: 'h' });
  await storeDocuments({
    [`tours/${tour}/languages/de`]: {
      texts: { tour: { name: made('Halle') }, 'poi p1': { name: made('Tür'), gone: made('Weg') }, 'poi p2': { name: made('Tresor') } },
    },
    [`tours/${tour}/languages/fr`]: { texts: {} },
  });

  await editor.call('publishTour', publishRequest(tour, version, { excludedPois: ['p2'] }));

  expect((await stored(below(`snapshots/${version}`)))?.languages).toEqual(['en', 'de']);
  expect((await stored(below(`snapshots/${version}/languages/de`)))?.texts).toEqual({
    tour: { name: made('Halle') },
    'poi p1': { name: made('Tür') },
  });
  await editor.call('deleteVersion', { tour, version });
  expect(await stored(below(`snapshots/${version}/languages/de`))).toEqual({});
});
