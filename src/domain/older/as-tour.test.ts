import { describe, expect, it } from 'vitest';
import { uncategorized } from '../folders/folder';
import { orgId } from '../ids';
import { foldersOfItems, poiOfItem, tourOfOlder, withoutTags } from './as-tour';
import { olderItemsFrom } from './items';
import { olderTourPath } from './older-page-addresses';
import { olderTourFrom } from './older-tours';

const [door, stairs, hearth] = olderItemsFrom([
  { identifier: 'door', name: 'Door', type: 'sweep', sweep: 's1', description: '<p>Oak.</p>' },
  {
    identifier: 'stairs',
    name: 'Stairs',
    tasks: [{ identifier: 'rail', name: 'Rail', type: 'tag', icon: 'red', position: { x: 1, y: 2, z: 3 } }],
  },
  {
    identifier: 'hearth',
    name: 'Hearth',
    description: 'Warm.',
    content: [{ type: 'text', value: 'Warm.' }],
    links: [{ name: 'Maker', url: 'https://example.com' }],
    embeds: [{ name: 'Film', url: 'https://youtu.be/dQw4w9WgXcQ' }],
    files: [{ name: 'u__plan.pdf', url: 'https://files/plan', contentType: 'application/pdf', size: 3 }],
  },
]) as [ReturnType<typeof olderItemsFrom>[number], ReturnType<typeof olderItemsFrom>[number], ReturnType<typeof olderItemsFrom>[number]];

describe('an older tour in the player', () => {
  it('has its items in order, those with tasks as folders [MODEL-060]', () => {
    const folders = foldersOfItems([door, stairs, hearth]);

    expect(folders.map(({ name, pois }) => [name, pois.map((poi) => poi.name)])).toEqual([
      [uncategorized, ['Door']],
      ['Stairs', ['Stairs', 'Rail']],
      [uncategorized, ['Hearth']],
    ]);
  });

  it('shows descriptions once, links, videos and files [MODEL-060 MODEL-061]', () => {
    const { content } = poiOfItem(hearth);

    expect(content.map(({ type }) => type)).toEqual(['text', 'list', 'embeds', 'file']);
    expect(poiOfItem(door).content).toMatchObject([{ type: 'text', content: '<p>Oak.</p>' }]);
    expect(content[2]).toMatchObject({ content: [{ name: 'Film', url: 'dQw4w9WgXcQ', type: 'youtube' }] });
  });

  it('has a tag where the item is one, with its name, colour and stem [OLD-031]', () => {
    const rail = foldersOfItems([stairs])[0]?.pois[1];

    expect(rail?.tag).toMatchObject({
      label: 'Rail',
      icon: 'red',
      anchorPosition: { x: 1, y: 2, z: 3 },
      stemVector: { x: 0, y: 0.5, z: 0 },
      stemHeight: 0.2,
    });
    expect(poiOfItem(door).tag).toBe(null);
    expect(withoutTags(foldersOfItems([stairs])).flatMap(({ pois }) => pois.map(({ tag }) => tag))).toEqual([null, null]);
  });

  it('keeps the identity of unchanged points, so that their tags stay', () => {
    expect(poiOfItem(door)).toBe(poiOfItem(door));
  });

  it('has the fields of the older tour, and an address of its own [ROUTE-017]', () => {
    const older = olderTourFrom('t', { name: 'Hall', matterportId: 'AbCdEfGh123', organization: 'Casa Aperta' });

    expect(tourOfOlder(older, [])).toMatchObject({
      id: 't',
      name: 'Hall',
      matterportId: 'AbCdEfGh123',
      organization: 'Casa Aperta',
      folders: [],
    });
    expect(olderTourPath(orgId('Casa Aperta'), 't', 'view')).toBe('/Casa%20Aperta/tour/t?mode=view');
  });
});
