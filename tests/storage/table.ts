import { groups, type Person } from './people';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';
/** A file as it would be after the write; `bytes` of it, 8 when absent. */
export type File = { contentType: string; bytes?: number; contentDisposition?: string; metadata?: Readonly<Record<string, string>> | null };
/** An operation on a path, where a file is unless `file` is null, and exactly those who may. A list is on the folder, without the slash at the end. */
export type Row = { title: string; does: Operation; path: string; file?: File | null; may: readonly Person[] };

export const mebibyte = 1024 * 1024;
export const pdf: File = { contentType: 'application/pdf' };
export const jpeg: File = { contentType: 'image/jpeg' };
export const png: File = { contentType: 'image/png' };

type Groups = { see: readonly Person[]; edit: readonly Person[] };

const writes = (title: string, path: string, file: File, edit: readonly Person[]): Row[] => [
  { title: `${title} is put by those who may write`, does: 'create', path, file, may: edit },
  { title: `${title} is described by those who may write`, does: 'update', path, file, may: edit },
  { title: `${title} is deleted by those who may write`, does: 'delete', path, may: edit },
];
const readsAndWrites = (title: string, path: string, file: File, { see, edit }: Groups): Row[] => [
  { title: `${title} is read by those who may see it`, does: 'get', path, may: see },
  ...writes(title, path, file, edit),
];
/** Who reads what only writers read: a token with rights of before reads until it ends. */
const readers = (writers: readonly Person[]): Person[] => [
  ...writers,
  ...(writers.includes('an editor') ? groups.formerEditors : []),
  ...(writers.includes('a viewer who created a tour') ? (['a creator by rights of before'] as const) : []),
];
const lists = (title: string, path: string, writers: readonly Person[]): Row => ({ title, does: 'list', path, may: readers(writers) });

const inside = (organization: string, tour: string, path: string): string => `organizations/${organization}/tour/${tour}/${path}`;
const closed = (title: string, path: string): Row[] => readsAndWrites(title, path, pdf, { see: groups.nobody, edit: groups.nobody });

const { everyone, see, edit, directoryAdmins, editingGuests, guests, editingGuestsInside, guestsInside } = groups;
const members: Groups = { see, edit };
const withDirectory: Groups = { see: [...see, ...directoryAdmins], edit: [...edit, ...directoryAdmins] };
const withGuests = (reading: readonly Person[], editing: readonly Person[]): Groups => ({
  see: [...withDirectory.see, ...reading],
  edit: [...withDirectory.edit, ...editing],
});
const ofHall = withGuests(guests, editingGuests);
const ofSuite = withGuests(guestsInside, editingGuestsInside);
const sameGuest: Person[] = ['a guest who edits', 'a guest who edits, of another organization', 'a viewer who is invited to edit'];

const logo: Row[] = [
  { title: 'MODEL-094 the logo is seen by anyone', does: 'get', path: 'organizations/acme/logo', may: groups.everyone },
  ...writes('MODEL-094 ACCESS-069 the logo', 'organizations/acme/logo', png, groups.runAcme),
  lists('MODEL-094 what else an organization has is not listed', 'organizations/acme', groups.nobody),
  ...writes('the logo of an organization that the directory does not list', 'organizations/other/logo', png, [
    ...groups.globalAdmins,
    'an admin of another organization',
  ]),
  ...writes('the logo of no organization', 'organizations//logo', png, groups.globalAdmins),
];

const cover = (organization: string, collection: string): string => `organizations/${organization}/collections/${collection}/c1`;
const covers: Row[] = [
  ...readsAndWrites('ACCESS-069 the cover of a collection', cover('acme', 'rooms'), png, {
    see: [
      ...withDirectory.see,
      'a guest of the collection who edits',
      'a guest of the collection who reads',
      'a guest of the tour who reads and of its collection who edits',
    ],
    edit: groups.runAcme,
  }),
  ...readsAndWrites('the cover of a collection that some only read', cover('acme', 'v1.0 rooms'), png, {
    see: [...withDirectory.see, 'a guest of the collection who reads'],
    edit: groups.runAcme,
  }),
  ...readsAndWrites('the cover of another organization’s collection', cover('other', 'rooms'), png, {
    see: [
      ...groups.globalAdmins,
      'an admin of another organization',
      'somebody who created it and is in another organization now',
      'a directory admin of another organization',
      'a guest who edits, of another organization',
      'a guest of the organization that had the collection’s id before',
    ],
    edit: [...groups.globalAdmins, 'an admin of another organization'],
  }),
  lists('covers are not listed', 'organizations/acme/collections/rooms', groups.nobody),
  ...closed('a cover in a folder', `${cover('acme', 'rooms')}/inside`),
];

const layerPath = 'organizations/acme/map-layers/1__districts.geojson';
const geoJson: File = { contentType: 'application/geo+json' };
const mapLayers: Row[] = [
  ...readsAndWrites('SET-011 MAP-004 the file of a map layer', layerPath, geoJson, {
    see: withDirectory.see,
    edit: groups.runAcme,
  }),
  lists('SET-011 the files of map layers are not listed', 'organizations/acme/map-layers', groups.nobody),
  ...closed('a file below that of a map layer', `${layerPath}/1__plan.pdf`),
];

/** Everything that can be done in a tour's folders. */
const rooms = (of: string, tour: string, those: Groups): Row[] => [
  ...readsAndWrites(`MODEL-095 ACCESS-069 a file of ${of}`, inside('acme', tour, 'files/1__plan.pdf'), pdf, those),
  ...readsAndWrites(`MODEL-096 ACCESS-069 an upload of ${of}`, inside('acme', tour, 'uploads/1__plan.pdf'), pdf, those),
  ...readsAndWrites(`MODEL-096 an upload in a folder of ${of}`, inside('acme', tour, 'uploads/attic/1__plan.pdf'), pdf, those),
  ...writes(`a narration in a folder of ${of}`, inside('acme', tour, 'uploads/tours/1__hi.mp3'), { contentType: 'audio/mpeg' }, those.edit),
  ...readsAndWrites(`MODEL-097 ACCESS-069 a screenshot of ${of}`, inside('acme', tour, 'screenshots/poi1.jpg'), jpeg, those),
  ...['/files', '/uploads', '/uploads/attic', '/screenshots', ''].map((folder) =>
    lists(
      `EDIT-085 what ${of} has below "${folder}" is listed by those who may write`,
      `organizations/acme/tour/${tour}${folder}`,
      those.edit,
    ),
  ),
];

/** Marked as the file manager marks what is deleted there, in other words, and with others beside them. */
const marks = [{ deleted: '2026-11-25T10:00:00.000Z' }, { deleted: '' }, { deleted: 'false', uploader: 'somebody' }];
const markedDeleted = (title: string, path: string, file: File, writers: readonly Person[]): Row[] =>
  marks.map((metadata, at) => ({
    title: `EDIT-085 ${title}, marked ${at + 1}`,
    does: 'get',
    path,
    file: { ...file, metadata },
    may: readers(writers),
  }));
const deletedFiles = (of: string, tour: string, { edit: writers }: Groups): Row[] => [
  ...markedDeleted(`a deleted file of ${of}`, inside('acme', tour, 'files/1__plan.pdf'), pdf, writers),
  ...markedDeleted(`a deleted upload of ${of}`, inside('acme', tour, 'uploads/1__plan.pdf'), pdf, writers),
  ...markedDeleted(`a deleted upload in a folder of ${of}`, inside('acme', tour, 'uploads/attic/1__plan.pdf'), pdf, writers),
  ...markedDeleted(`a deleted screenshot of ${of}`, inside('acme', tour, 'screenshots/poi1.jpg'), jpeg, writers),
];

/** Members who may not edit, with a token of their latest rights. */
const viewers: Person[] = [
  'a viewer',
  'a viewer who created a tour',
  'a member with no role',
  'a member with an odd role',
  'a viewer who is invited to edit',
];
/** Photos of checks: those of a public tour are not public, and nobody changes one. */
const checkPhotos = (of: string, tour: string, those: Groups): Row[] => {
  const path = inside('acme', tour, 'checks/c1.jpg');
  const makers = [...new Set([...those.edit, ...viewers])];
  return [
    { title: `a photo of a check of ${of} is read by members and guests`, does: 'get', path, file: jpeg, may: those.see },
    { title: `a photo of a check of ${of} is put by those who check`, does: 'create', path, file: jpeg, may: makers },
    { title: `a photo of a check of ${of} is changed by nobody`, does: 'update', path, file: jpeg, may: groups.nobody },
    { title: `a photo of a check of ${of} is deleted by nobody`, does: 'delete', path, may: groups.nobody },
    { title: `a document is no photo of a check of ${of}`, does: 'create', path, file: pdf, may: groups.nobody },
  ];
};

const tours: Row[] = [
  ...checkPhotos('a tour', 'hall', ofHall),
  ...checkPhotos('a public tour', 'open', withDirectory),
  ...checkPhotos('a tour in a collection', 'suite', ofSuite),
  ...rooms('a tour', 'hall', ofHall),
  ...rooms('ACCESS-056 a public tour', 'open', { ...withDirectory, see: everyone }),
  ...rooms('ACCESS-044 ACCESS-045 a tour in a collection', 'suite', ofSuite),
  ...deletedFiles('a tour', 'hall', ofHall),
  ...deletedFiles('a public tour', 'open', withDirectory),
  ...deletedFiles('a tour in a collection', 'suite', ofSuite),
  {
    title: 'a file of a public tour that is not there',
    does: 'get',
    path: inside('acme', 'open', 'files/none.pdf'),
    file: null,
    may: everyone,
  },
  {
    title: 'a file of a public tour with nothing beside it',
    does: 'get',
    path: inside('acme', 'open', 'files/1__plan.pdf'),
    file: { ...pdf, metadata: null },
    may: everyone,
  },
  {
    title: 'a file of a public tour with other words beside it',
    does: 'get',
    path: inside('acme', 'open', 'uploads/1__plan.pdf'),
    file: { ...pdf, metadata: { uploader: 'somebody', Deleted: 'yes' } },
    may: everyone,
  },
  lists('the tours that have files are not listed', 'organizations/acme/tour', groups.nobody),
  ...readsAndWrites('a file of a tour with public: "true"', inside('acme', 'sort-of-open', 'files/1__plan.pdf'), pdf, withDirectory),
  ...readsAndWrites(
    'an upload of a tour from before collections',
    inside('acme', 'older', 'uploads/1__plan.pdf'),
    pdf,
    withGuests(sameGuest, sameGuest),
  ),
  ...readsAndWrites(
    'an upload of a tour with dots in its id and that of its collection',
    inside('acme', 'annex.2.b', 'uploads/1__plan.pdf'),
    pdf,
    withGuests([...sameGuest, 'a guest of the collection who reads'], sameGuest),
  ),
  ...rooms('a tour that a member created [ACCESS-013]', 'created', {
    see: withDirectory.see,
    edit: [...withDirectory.edit, 'a viewer who created a tour'],
  }),
  ...readsAndWrites('a file of nobody’s tour', inside('', 'nobodys', 'files/1__plan.pdf'), pdf, {
    see: groups.globalAdmins,
    edit: groups.globalAdmins,
  }),
];

const older: Row[] = [
  ...readsAndWrites('MODEL-098 OLD-028 a file of a sweep', 'organizations/acme/tours/hall/sweeps/s1/plan.pdf', pdf, members),
  ...readsAndWrites('MODEL-098 OLD-029 its poster', 'organizations/acme/tours/hall/sweeps/s1/poster', png, members),
  ...readsAndWrites('MODEL-098 OLD-029 a thumb', 'organizations/acme/tours/hall/sweeps/s1/thumbs/poi1.jpg', jpeg, members),
  ...markedDeleted('OLD-028 a deleted file of a sweep', 'organizations/acme/tours/hall/sweeps/s1/plan.pdf', pdf, edit),
  ...markedDeleted('OLD-029 a deleted thumb', 'organizations/acme/tours/hall/sweeps/s1/thumbs/poi1.jpg', jpeg, edit),
  lists('OLD-028 the files of a sweep are listed by editors', 'organizations/acme/tours/hall/sweeps/s1', edit),
  lists('OLD-028 the sweeps with files are listed by editors', 'organizations/acme/tours/hall/sweeps', edit),
  lists('OLD-029 its thumbs are listed by editors', 'organizations/acme/tours/hall/sweeps/s1/thumbs', edit),
];

const version = (organization: string, file: string): string => `organizations/${organization}/versions/hall/${file}`;
/** Members of the organization, and those who may write the tour: guests of the tour itself, because rules read two documents. */
const seeVersions = [...withDirectory.see, ...editingGuests];
const versionFile = (title: string, path: string, may: readonly Person[]): Row[] =>
  readsAndWrites(title, path, jpeg, { see: may, edit: groups.nobody });
const published: Row[] = [
  ...versionFile('ACCESS-068 ACCESS-078 a file of an open version', version('acme', 'open.jpg'), everyone),
  ...['second', 'third', 'fourth'].flatMap((which) =>
    versionFile(`ACCESS-068 a file of several versions, the ${which} of them open`, version('acme', `${which}.jpg`), everyone),
  ),
  ...versionFile('a file with more times than rules compare', version('acme', 'fifth.jpg'), seeVersions),
  ...versionFile('ACCESS-068 a file of a version that opens tomorrow', version('acme', 'early.jpg'), seeVersions),
  ...versionFile('ACCESS-068 a file of a version that ended', version('acme', 'late.jpg'), seeVersions),
  ...versionFile('ACCESS-068 a file of a version that is not public', version('acme', 'never.jpg'), seeVersions),
  ...versionFile('a file of no version', version('acme', 'none.jpg'), see),
  ...versionFile('ACCESS-068 a file of an open version of a suspended organization', version('closed', 'open.jpg'), groups.globalAdmins),
  lists('files of versions are not listed', 'organizations/acme/versions/hall', groups.nobody),
];

/** A name whose parts are no names, where one that is plain may be stored. */
const climbing = (path: string, file: File): Row[] =>
  (['create', 'update'] as const).map((does) => ({
    title: 'a name that climbs is stored by nobody',
    does,
    path,
    file,
    may: groups.nobody,
  }));

const climbs: Row[] = [
  ...['..', '.'].flatMap((part) => [
    ...climbing(inside('acme', 'hall', `files/${part}`), pdf),
    ...climbing(inside('acme', 'hall', `uploads/${part}`), pdf),
    ...climbing(inside('acme', 'hall', `uploads/${part}/plan.pdf`), pdf),
    ...climbing(inside('acme', 'hall', `uploads/attic/${part}`), pdf),
    ...climbing(`organizations/acme/tours/hall/sweeps/${part}/plan.pdf`, pdf),
    ...climbing(`organizations/acme/tours/hall/sweeps/s1/${part}`, pdf),
    ...climbing(`organizations/acme/tours/hall/sweeps/${part}/thumbs/poi1.jpg`, jpeg),
    ...climbing(`organizations/acme/tours/${part}/sweeps/s1/plan.pdf`, pdf),
    ...climbing(`organizations/acme/collections/${part}/c1`, png),
    ...climbing(`organizations/acme/collections/rooms/${part}`, png),
    ...climbing(`organizations/${part}/logo`, png),
    ...climbing(`organizations/acme/map-layers/${part}`, geoJson),
  ]),
  ...climbing('organizations/acme/tours/../sweeps/../logo', pdf),
  ...['...', '..plan.pdf', 'plan..pdf', '.plan', 'plan.'].map(
    (name): Row => ({
      title: 'a name with dots is stored as it is',
      does: 'create',
      path: inside('acme', 'hall', `files/${name}`),
      file: pdf,
      may: ofHall.edit,
    }),
  ),
];

const elsewhere: Row[] = [
  ...closed('a tour’s file under the name of another organization', inside('acme', 'others', 'files/1__plan.pdf')),
  ...closed('a tour’s screenshot under the name of another organization', inside('other', 'hall', 'screenshots/poi1.jpg')),
  ...closed('a deleted tour’s file', inside('acme', 'gone', 'files/1__plan.pdf')),
  ...closed('an upload two folders deep', inside('acme', 'hall', 'uploads/attic/box/1__plan.pdf')),
  ...closed('a file in a room of its own', inside('acme', 'hall', 'secret/1__plan.pdf')),
  ...closed('a file beside the rooms', inside('acme', 'hall', '1__plan.pdf')),
  ...closed('an older file outside the sweeps', 'organizations/acme/tours/hall/1__plan.pdf'),
  ...closed('a file of the organization', 'organizations/acme/plan.pdf'),
  ...closed('a file of nothing', 'plan.pdf'),
  lists('the whole bucket is not listed', '', groups.nobody),
];

/** Who may do what with which file: every row is asked as everyone. */
export const table: readonly Row[] = [...logo, ...covers, ...mapLayers, ...tours, ...older, ...published, ...climbs, ...elsewhere];
