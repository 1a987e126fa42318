import { describe, expect, it } from 'vitest';
import { renameFolder, replacePoi } from '@/domain/folders/changes';
import { folderId, poiId } from '@/domain/ids';
import type { Poi, Tag } from '@/domain/pois/poi';
import type { EditedTour } from '@/domain/tours/edited';
import { anEditing, aTour } from '../testing/an-editing';

const block = { identifier: 'b', name: 'Text', box: 'grid', cols: 1 };
const tour = () => {
  const plain = aTour();
  const [ground] = plain.folders;
  const content = [
    { ...block, type: 'text', content: 'Of steel' },
    { ...block, identifier: 'l', type: 'list', content: [{ name: 'Shop', url: 'https://shop.example', content: '', type: '' }] },
  ];
  const pois = ground?.pois.map((poi) => (poi.identifier === 'sink' ? { ...poi, content } : poi));
  return aTour({ folders: [{ ...ground, pois }, ...plain.folders.slice(1)] });
};

const sink = (change: (poi: Poi) => Partial<Poi>) => (edited: EditedTour) => {
  const found = edited.folders[0]?.pois[1] as Poi;
  return { ...edited, folders: replacePoi(edited.folders, { ...found, ...change(found) }) };
};
const tagOf = (change: Partial<Tag>) => sink(({ tag }) => ({ tag: { ...(tag as Tag), ...change } }));
const blockOf = (index: number, change: object) =>
  sink(({ content }) => ({ content: content.map((each, at) => (at === index ? { ...each, ...change } : each)) as Poi['content'] }));

const withNewId = (poi: Poi): Poi => (poi.identifier === 'sink' ? { ...poi, identifier: poiId('basin') } : poi);

const changes: [string, (edited: EditedTour) => EditedTour][] = [
  ['the name of the tour', (edited) => ({ ...edited, name: 'Great Hall' })],
  ['the name of a floor', (edited) => ({ ...edited, floors: ['Vault', 'Salon'] })],
  ['the name of a folder', (edited) => ({ ...edited, folders: renameFolder(edited.folders, folderId('attic'), 'Loft') })],
  ['the order of folders', (edited) => ({ ...edited, folders: edited.folders.toReversed() })],
  [
    'the position of a PoI',
    (edited) => ({ ...edited, folders: edited.folders.map((folder) => ({ ...folder, pois: folder.pois.toReversed() })) }),
  ],
  [
    'the identifier of a PoI',
    (edited) => ({ ...edited, folders: edited.folders.map((folder) => ({ ...folder, pois: folder.pois.map(withNewId) })) }),
  ],
  ['the name of a PoI', sink(() => ({ name: 'Basin' }))],
  ['the identifier of a block', blockOf(0, { identifier: 'c' })],
  ['the name of a block', blockOf(0, { name: 'About' })],
  ['a text', blockOf(0, { content: 'Of copper' })],
  ['the address of a link', blockOf(1, { content: [{ name: 'Shop', url: 'https://other.example', content: '', type: '' }] })],
  ['the position of a tag', tagOf({ anchorPosition: { x: 1, y: 2, z: 3 } })],
  ['the icon of a tag', tagOf({ icon: 'blue' })],
  ['the stem of a tag', tagOf({ stemHeight: 0.6 })],
  ['the sid of a tag', tagOf({ sid: 'another' })],
];

describe('the editing state: needsSaving', () => {
  it.each(changes)('is true after a change of %s, and false when it is undone [EDIT-050, EDIT-051]', (_, change) => {
    const { session, state } = anEditing({ tour: tour() });
    expect([state().needsSaving, state().lastChange]).toEqual([false, null]);

    session.edit('Change', change);
    expect(state().needsSaving).toBe(true);
    expect(state().lastChange).toBeInstanceOf(Date);

    session.undo();
    expect(state().needsSaving).toBe(false);
  });

  it('is true after a change of a PoI’s view or of an image’s markers [EDIT-035, EDIT-050]', () => {
    const views = anEditing();
    views.session.edit(
      'Set View',
      sink(() => ({ rotation: { x: 1, y: 2, z: 0 }, sweep: 'c', zoom: 2 })),
    );
    const marks = anEditing();
    const file = { name: 'id__plan.png', url: 'https://files.example/plan.png', contentType: 'image/png', size: 1, markers: [] };
    const files = (markers: unknown[]) =>
      sink(() => ({ content: [{ ...block, type: 'file', content: [{ ...file, markers }] }] as Poi['content'] }));
    marks.session.edit('Add file', files([]));
    marks.session.rebase(marks.state().edited, 'saved');
    expect(marks.state().needsSaving).toBe(false);

    marks.session.edit('Edit markers', files([{ name: 'Marker 1', body: '', icon: 'blue', latlng: { lat: 1, lng: 2 } }]));

    expect([views.state().needsSaving, marks.state().needsSaving]).toEqual([true, true]);
  });

  it('is true while a screenshot is not uploaded [EDIT-050]', () => {
    const { session, state } = anEditing();

    session.store.setState({ pendingScreenshots: new Map([[poiId('stove'), 'data:image/jpeg;base64,']]) });

    expect(state().needsSaving).toBe(true);
  });

  it('is false when the user changes a value back [EDIT-051]', () => {
    const { session, state } = anEditing();
    session.edit(
      'Rename',
      sink(() => ({ name: 'Basin' })),
    );
    session.edit(
      'Rename',
      sink(() => ({ name: 'Sink' })),
    );

    expect(state().needsSaving).toBe(false);
  });
});
