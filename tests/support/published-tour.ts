import { orgId, tourId } from '../../src/domain/ids';
import { tourFormPath } from '../../src/domain/page-addresses';
import { publicTourPath } from '../../src/domain/publishing/publication-page-addresses';
import { randomIdentifier } from '../../src/domain/random';
import { store } from '../functions/administrator';
import { save } from '../functions/stored';
import { anOwnPlace } from './own-tours';
import { publishRequest } from './publish-request';

const stove = { identifier: 'stove', name: 'Stove', sweep: 'h02' };

/** A tour of an organization of its own, with its editor: Stove, which has a file, and Door in one folder, Safe in another. */
export async function aTourToPublish() {
  const place = await anOwnPlace();
  const editor = await place.person('superuser');
  const id = tourId(await place.tour({ name: 'Tower', matterportId: 'HouseGarden' }));
  const url = await save(`organizations/${place.organization}/tour/${id}/files/u__Plan.pdf`, 'plan');
  const file = { name: 'u__Plan.pdf', url, contentType: 'application/pdf', size: 4 };
  const foldersWith = (name: string) => [
    {
      id: 'f',
      name: 'Rooms',
      pois: [
        { ...stove, name, content: [{ type: 'file', content: [file] }] },
        { identifier: 'door', name: 'Door', sweep: 'h04' },
      ],
    },
    { id: 'g', name: 'Internal', pois: [{ identifier: 'safe', name: 'Safe' }] },
  ];
  /** Renames the stove, as if somebody had saved that. */
  const renameStove = async (name: string) =>
    void (await store()
      .doc(`tours/${id}`)
      .update({ folders: foldersWith(name) }));
  await renameStove('Stove');
  return { place, editor, id, form: tourFormPath(id), address: publicTourPath(orgId(place.organization), id), renameStove };
}

/** Publishes the tour as it is stored, as its editor. */
export async function publishVersion({ editor, id }: Pick<Awaited<ReturnType<typeof aTourToPublish>>, 'editor' | 'id'>, isPublic = true) {
  await editor.call('publishTour', publishRequest(id, randomIdentifier(), { public: isPublic }));
}

/** The same tour, whose first version is open to everybody. */
export async function aPublishedTour() {
  const tour = await aTourToPublish();
  await publishVersion(tour);
  return tour;
}
