import { describe, expect, it } from 'vitest';
import { allItems, changeItem, iconOf, newItem, parentOf, withUniqueIdentifiers } from './edits';
import { olderItemsFrom } from './items';

const items = olderItemsFrom([{ identifier: 'a', tasks: [{ identifier: 'b' }] }, { identifier: 'c' }]);
const view = { position: { x: 1, y: 2, z: 3 }, rotation: { x: 4, y: 5 }, sweep: 's', zoom: 1, floor: 0 };

describe('editing older items', () => {
  it('changes a nested item and nothing else', () => {
    const changed = changeItem(items, 'b', (item) => ({ ...item, name: 'B' }));

    expect(allItems(changed).map(({ name }) => name)).toEqual(['', 'B', '']);
    expect(changed[1]).toBe(items[1]);
    expect([parentOf(items, 'b')?.identifier, parentOf(items, 'c')]).toEqual(['a', null]);
  });

  it('adds items with the older defaults at the view [OLD-031 MODEL-060]', () => {
    expect(newItem('tag', view)).toMatchObject({
      name: 'Tag title',
      icon: 'black',
      stem: { x: 0, y: 0.5, z: 0 },
      normal: 0.2,
      sweep: 's',
      position: view.position,
    });
    expect(newItem('sweep', view)).toMatchObject({ name: 'New sweep', uuid: '', type: 'sweep' });
    expect(newItem('tag', view).identifier).toMatch(/^[A-Za-z0-9]{20}$/);
    expect([iconOf({ icon: 'red' }), iconOf({ icon: 'door.png' })]).toEqual(['red', 'black']);
  });

  it('gives items that share an identifier one each, and leaves others as they are', () => {
    const twice = olderItemsFrom([{ identifier: 'a' }, { identifier: 'a', tasks: [{ identifier: 'a' }] }]);

    expect(allItems(withUniqueIdentifiers(twice)).map(({ identifier }) => identifier)).toEqual(['a', 'a-2', 'a-3']);
    expect(withUniqueIdentifiers(items)[1]).toBe(items[1]);
  });
});
