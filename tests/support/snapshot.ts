import { randomIdentifier } from '../../src/domain/random';
import { removedAfterwards, store } from '../functions/administrator';
import { at } from './people';

export const organization = 'Casa Aperta';
const image = { name: 'The fireplace.jpg', url: '/demo/house-with-garden/fireplace.jpg', contentType: 'image/jpeg' };

const poi = (identifier: string, name: string, more: object = {}) => ({
  identifier,
  name,
  type: 'poi',
  content: [],
  files: [],
  position: { x: 1, y: 1, z: 1 },
  rotation: { x: 0, y: 0 },
  sweep: 'h02',
  icon: 'green',
  ...more,
});

/** A published snapshot, there until the tests of the file are done. */
export async function aSnapshot(fields: object = {}): Promise<{ address: string; publish: (changes: object) => Promise<unknown> }> {
  const path = `organizations/${organization}/tours/published/snapshots/${randomIdentifier()}`;
  const reference = store().doc(removedAfterwards(path));
  const pois = [
    {
      name: 'Ground floor',
      children: [
        poi('hearth', 'Hearth', { files: [image], content: [{ type: 'text', value: 'Do not touch.' }] }),
        poi('stairs', 'Stairs', { type: 'tag', sweep: 'h04', tag: { label: 'Stairs', anchorPosition: { x: 11, y: 1, z: 6 } } }),
      ],
    },
  ];
  await reference.set({ matterportId: 'HouseGarden', name: 'Spring', public: true, pois, ...fields });
  return {
    address: at(`/public-tour/${encodeURIComponent(organization)}/published/${reference.id}`),
    publish: (changes) => reference.update(changes),
  };
}
