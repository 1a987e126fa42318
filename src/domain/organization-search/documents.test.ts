import { describe, expect, it } from 'vitest';
import { wordsDocumentFrom, wordsId } from './entry';
import { findInDocuments } from './find';
import { wordsResults } from './results';
import { indexed } from './testing/indexed';

const documents = indexed({
  hall: {
    name: 'Håkon’s Hall',
    description: 'A banqueting hall of 1261.',
    place: { locality: 'Bergen', country: 'Norway' },
    files: [{ name: '__1__Lease.pdf' }],
    documents: [{ name: '__2__Plan.pdf', documentType: 'First Aid' }],
    rooms: [
      { id: 'r', name: 'Crypt' },
      { id: 's', name: 'Secret', isHidden: true },
    ],
    guidedTours: [{ id: 'g', name: 'Highlights', stops: [{ id: 's', title: 'The dais', text: 'Thrones' }] }],
    pointTypes: [
      {
        id: 't',
        name: 'Extinguisher',
        fields: [{ key: 'k', name: 'Inspected by', kind: 'text' }],
        states: [{ id: 'open', name: 'Overdue' }],
      },
    ],
    folders: [
      {
        id: 'f',
        name: 'Ground floor',
        pois: [
          {
            identifier: 'p',
            name: 'Fire post',
            typeId: 't',
            state: 'open',
            fields: { k: 'Ingrid' },
            leftOut: true,
            content: [
              { identifier: 'b', type: 'text', content: '<p>Carbon dioxide</p>' },
              {
                identifier: 'c',
                type: 'file',
                content: [{ name: '__3__Manual.pdf', caption: 'How to use it', markers: [{ name: 'Pin', body: '<p>Pull</p>' }] }],
              },
            ],
          },
        ],
      },
    ],
  },
});

describe('wordsDocuments', () => {
  it.each([
    ['hakon', 'tour', 'Håkon’s Hall', undefined],
    ['bergen', 'text', 'Håkon’s Hall', ''],
    ['banqueting', 'text', 'Håkon’s Hall', ''],
    ['lease', 'file', 'Håkon’s Hall', ''],
    ['first aid', 'document', 'Håkon’s Hall', ''],
    ['crypt', 'room', 'Håkon’s Hall', ''],
    ['thrones', 'guide', 'Håkon’s Hall', 'g'],
    ['post', 'point', 'Fire post', undefined],
    ['overdue', 'point', 'Fire post', ''],
    ['ingrid', 'point', 'Fire post', ''],
    ['dioxide', 'text', 'Fire post', 'b'],
    ['manual', 'file', 'Fire post', 'c'],
    ['pull', 'marker', 'Fire post', 'c'],
  ])('finds by "%s" the %s of %s', (typed, group, name, target) => {
    const results = wordsResults(findInDocuments(typed, documents.values()));

    expect(results.map(({ group, entry, part }) => [group, entry.name, part?.target])).toEqual([[group, name, target]]);
  });

  it('does not find hidden rooms', () => {
    expect(findInDocuments('secret', documents.values())).toEqual([]);
  });

  it('has what is stored again when it is read', () => {
    for (const document of documents.values()) expect(wordsDocumentFrom({ ...document })).toEqual(document);
  });
});

describe('wordsId', () => {
  it('is one of each point and tour, whatever their ids', () => {
    const ids = [wordsId('a'), wordsId('a', 'b'), wordsId('a~b'), wordsId('a/b'), wordsId('a', '/b'), wordsId('a.2f.b'), wordsId('..')];

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[\w.~-]+$/.test(id) && !/^\.{1,2}$/.test(id))).toBe(true);
  });
});
