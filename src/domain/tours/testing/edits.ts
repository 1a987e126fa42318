import fc from 'fast-check';
import { newBlock } from '../../content/new-block';
import {
  addFolder,
  addPoi,
  deletePoi,
  mapFolders,
  moveFolder,
  movePoi,
  removeFolder,
  renameFolder,
  replacePoi,
} from '../../folders/changes';
import { duplicateFolder, duplicatePoi } from '../../folders/duplicate';
import { findPoi } from '../../folders/find';
import { type Folder, foldersFrom } from '../../folders/folder';
import { folderId, poiId } from '../../ids';
import { pointTypesFrom } from '../../point-types/point-type';
import { withDue, withField, withState, withType } from '../../point-types/values';
import { type Poi, poiFrom } from '../../pois/poi';
import { withAdded } from '../../reuse/add';
import { copiedAsJson, copiedFromJson } from '../../reuse/copied';
import { type Picked, picked } from '../../reuse/selection';
import { templateContent } from '../../reuse/template';
import type { EditedTour } from '../edited';

const text = (identifier: string, content: string) => ({ identifier, type: 'text', name: `Block ${identifier}`, content });

/** Two folders, one with a subfolder, and six PoIs with a text, links, a file with a marker, and tags. */
export const aHouse: EditedTour = {
  name: 'House',
  floors: ['Ground', 'Attic'],
  guidedTours: [],
  rooms: [],
  folders: foldersFrom([
    {
      id: 'a',
      name: 'A',
      pois: ['p1', 'p2', 'p3'].map((id) => ({
        identifier: id,
        name: id,
        type: id === 'p1' ? 'tag' : 'poi',
        content: [
          text(`${id}-text`, `<p>Text of ${id}</p>`),
          { identifier: `${id}-links`, type: 'list', name: 'Links', content: [{ name: 'One', url: `https://one.example/${id}` }] },
          {
            identifier: `${id}-files`,
            type: 'file',
            name: 'Files',
            content: [
              {
                name: `u__${id}.png`,
                url: `https://files.example/${id}.png`,
                markers: [{ name: 'Marker 1', body: '', latlng: { lat: 1, lng: 1 } }],
              },
            ],
          },
        ],
      })),
      children: [{ id: 'inner', name: 'Inner', pois: [{ identifier: 'p4', name: 'p4' }] }],
    },
    { id: 'b', name: 'B', pois: ['p5', 'p6'].map((id) => ({ identifier: id, name: id })) },
  ]),
};

/** Two types that share the id of a state, as types of an organization do, and one without states. */
export const somePointTypes = pointTypesFrom([
  {
    id: 'door',
    name: 'Door',
    fields: ['serial', 'maker'].map((key) => ({ key, name: key, kind: 'text' })),
    states: [
      { id: 'open', name: 'Open', hasDueDate: true },
      { id: 'shut', name: 'Shut' },
    ],
  },
  {
    id: 'defect',
    name: 'Defect',
    fields: [{ key: 'serial', name: 'Serial', kind: 'text' }],
    states: [
      { id: 'found', name: 'Found' },
      { id: 'open', name: 'Open', hasDueDate: true },
    ],
  },
  { id: 'lamp', name: 'Lamp' },
]);

/** One editing action; `token` is a unique text. */
export type Act = { kind: (typeof kinds)[number]; poi: string; folder: string; place: number };
const kinds = [
  'rename',
  'write',
  'label',
  'turn',
  'addLink',
  'renameLink',
  'removeLink',
  'addMarker',
  'addBlock',
  'deleteBlock',
  'addPoi',
  'deletePoi',
  'move',
  'addFolder',
  'renameFolder',
  'removeFolder',
  'moveFolder',
  'renameTour',
  'renameFloor',
  'setType',
  'clearType',
  'setState',
  'setDue',
  'setField',
  'clearField',
  'exclude',
  'excludeFolder',
  'duplicate',
  'duplicateFolder',
  'paste',
  'addTemplate',
] as const;
const rearranging = new Set<Act['kind']>(['move', 'moveFolder']);

export const anAct = (isStill = false): fc.Arbitrary<Act> =>
  fc.record({
    kind: fc.constantFrom(...kinds.filter((kind) => !isStill || !rearranging.has(kind))),
    poi: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5'),
    folder: fc.constantFrom('a', 'b', 'inner'),
    place: fc.nat(2),
  });

/** The tour after an action; an action that is no longer possible has no effect. */
export function applyAct(edited: EditedTour, act: Act, token: string): EditedTour {
  try {
    return { ...edited, ...doings[act.kind](edited, act, token) };
  } catch {
    return edited;
  }
}

type Doing = (edited: EditedTour, act: Act, token: string) => Partial<EditedTour>;

const inPoi =
  (change: (poi: Poi, token: string, act: Act) => Poi): Doing =>
  ({ folders }, act, token) => {
    const poi = findPoi(folders, poiId(act.poi));
    return poi ? { folders: replacePoi(folders, change(poi, token, act)) } : {};
  };
const inFolders =
  (change: (folders: readonly Folder[], act: Act, token: string) => Folder[]): Doing =>
  ({ folders }, act, token) => ({ folders: change(folders, act, token) });
const inLinks = (change: (links: { name: string; url: string; content: string; type: string }[], token: string) => typeof links) =>
  inPoi((poi, token) => ({
    ...poi,
    content: poi.content.map((block) => (block.type === 'list' ? { ...block, content: change(block.content, token) } : block)),
  }));

/** Adds the point and the folder of the act again, by way of what is stored of them. */
const added = (stored: (of: Picked) => string): Doing =>
  inFolders((folders, { poi, folder, place }) => {
    const of = picked(folders, { folders: new Set(place === 0 ? [folderId(folder)] : []), pois: new Set([poiId(poi)]) });
    return withAdded(folders, copiedFromJson(stored(of)), folderId(folder)).folders;
  });

const excludedOrNot = <One extends { leftOut?: true }>({ leftOut, ...one }: One): One => (leftOut ? one : { ...one, leftOut: true }) as One;

/** The same for all, so that it makes no difference who chose the same state first. */
const chosenAt = new Date(0);

const doings: Record<Act['kind'], Doing> = {
  rename: inPoi((poi, name) => ({ ...poi, name })),
  write: inPoi((poi, token) => ({
    ...poi,
    content: poi.content.map((block) => (block.type === 'text' ? { ...block, content: `<p>${token}</p>` } : block)),
  })),
  label: inPoi((poi, label) => (poi.tag ? { ...poi, tag: { ...poi.tag, label } } : poi)),
  turn: inPoi((poi, sweep, { place }) => ({ ...poi, sweep, rotation: { ...poi.rotation, y: place * 45 } })),
  addLink: inLinks((links, token) => [...links, { name: token, url: `https://${token}.example`, content: '', type: '' }]),
  renameLink: inLinks((links, name) => links.map((link, at) => (at === 0 ? { ...link, name } : link))),
  removeLink: inLinks((links) => links.slice(1)),
  addMarker: inPoi((poi, token, { place }) => ({
    ...poi,
    content: poi.content.map((block) =>
      block.type === 'file'
        ? {
            ...block,
            content: block.content.map((file) => ({
              ...file,
              markers: [
                ...file.markers,
                {
                  name: `Marker ${file.markers.length + 1}`,
                  body: token,
                  icon: 'blue' as const,
                  latlng: { lat: place, lng: Number(token.slice(1)) },
                },
              ],
            })),
          }
        : block,
    ),
  })),
  addBlock: inPoi((poi, token) => ({ ...poi, content: [...poi.content, { ...newBlock('text'), identifier: token, content: token }] })),
  deleteBlock: inPoi((poi, _token, { place }) => ({ ...poi, content: poi.content.toSpliced(place, 1) })),
  addPoi: inFolders((folders, { folder }, token) => addPoi(folders, poiFrom({ identifier: token, name: token }, token), folderId(folder))),
  deletePoi: inFolders((folders, { poi }) =>
    deletePoi(
      folders.map((folder) => ({ ...folder, pois: folder.pois.map((one) => (one.identifier === poi ? { ...one, content: [] } : one)) })),
      poiId(poi),
    ),
  ),
  move: inFolders((folders, { poi, folder, place }) => movePoi(folders, poiId(poi), { folder: folderId(folder), place })),
  addFolder: inFolders((folders, _act, token) => addFolder(folders, null, { id: folderId(token), name: token, children: [], pois: [] })),
  renameFolder: inFolders((folders, { folder }, token) => renameFolder(folders, folderId(folder), token)),
  removeFolder: inFolders((folders, { folder }) => removeFolder(folders, folderId(folder))),
  moveFolder: inFolders((folders, { folder, place }) =>
    moveFolder(folders, folderId(folder), { above: place === 0 ? folderId('b') : null, place }),
  ),
  renameTour: (_edited, _act, name) => ({ name }),
  renameFloor: ({ floors }, { place }, name) => ({ floors: floors.map((floor, at) => (at === place ? name : floor)) }),
  setType: inPoi((poi, _token, { place }) => withType(poi, somePointTypes[place] ?? null)),
  clearType: inPoi((poi) => withType(poi, null)),
  setState: inPoi((poi, _token, { place }) => withState(poi, somePointTypes.find(({ id }) => id === poi.typeId)?.states[place], chosenAt)),
  setDue: inPoi((poi, _token, { place }) => (poi.state === undefined ? poi : withDue(poi, `2026-11-0${place + 1}`))),
  setField: inPoi((poi, token, { place }) => withField(poi, place === 0 ? 'serial' : 'maker', token)),
  clearField: inPoi((poi) => withField(poi, 'serial', undefined)),
  exclude: inPoi(excludedOrNot),
  excludeFolder: inFolders((folders, { folder }) => mapFolders(folders, (one) => (one.id === folder ? excludedOrNot(one) : one))),
  duplicate: inFolders((folders, { poi }) => duplicatePoi(folders, poiId(poi))?.folders ?? [...folders]),
  duplicateFolder: inFolders((folders, { folder }) => duplicateFolder(folders, folderId(folder))?.folders ?? [...folders]),
  paste: added((of) => copiedAsJson({ ...of, tour: 'house', model: '', name: 'House', cut: null, types: [] })),
  addTemplate: added((of) => templateContent(of, 'tour', []).content),
};
