import { batch, create, type Fields, get, list, now, type Operation, ownEmail, ownUid, remove, update } from '../operation';
import { binning, purging, restoring } from './bin-moves';
import type { Person } from './people';
import { aMail, anInvitation, aTour, binnedTours, wholePlace } from './world';

/** Who does what the app does, as the tables of docs/access-model.md name them. */
export const columns: Record<string, Person> = {
  visitor: 'visitor',
  stranger: 'stranger',
  viewer: 'viewer',
  editor: 'editor',
  'guest of the tour': 'writer',
  'guest of the collection': 'colWriter',
  'directory admin': 'directory',
  'global admin': 'admin',
};

const written: Fields = { text: 'Look here', mentions: ['editor@acme.example'], uid: ownUid, email: ownEmail, name: '', created: now };
const aCheck: Fields = {
  point: 'door',
  state: 'done',
  note: 'Looks well',
  photo: true,
  waited: 60,
  uid: ownUid,
  email: ownEmail,
  name: '',
  created: now,
};
const aThread: Fields = {
  ...written,
  anchor: { kind: 'place', id: '', name: 'Place', sweep: 's', position: { x: 1, y: 2, z: 3 } },
  resolved: false,
  answers: 0,
  last: now,
};
const answering = batch(
  update('tours/hall/threads/talk', { answers: 2, last: now, latest: 'new' }),
  create('tours/hall/threads/talk/comments/new', written),
);

/** The operations of the app whose document reads are counted. */
export const operations: Record<string, Operation> = {
  'open a public tour': get('tours/open'),
  'open a private tour': get('tours/hall'),
  'open a private tour in a collection': get('tours/shelf'),
  'list the tours of an organization': list('tours', ['organization', '==', 'acme']),
  'list the tours of an organization by its index': list('organizations/acme/tourIndex'),
  'find what is in the tours of an organization': {
    ...list('organizations/acme/words', ['words', 'array-contains-any', ['hall']]),
    limit: 50,
  },
  'list the tours of a collection': list('tours', ['collection', '==', 'shelf-of-acme'], ['organization', '==', 'acme']),
  'create a tour': create('tours/new', aTour({ created: now })),
  'change a tour’s content': update('tours/hall', { name: 'New', updated: now }),
  'change a tour’s content, in a collection': update('tours/shelf', { name: 'New', updated: now }),
  'change a tour’s address': update('tours/hall', { address: 'Street 1', updated: now }),
  'move a tour into a collection': update('tours/hall', { collection: 'shelf-of-acme' }),
  'publish a tour': update('tours/hall', { public: true, updated: now }),
  'add to the PoI history': create('tours/hall/poiHistory/new', {
    folders: [],
    guidedTours: [],
    rooms: [],
    timestamp: now,
    userUid: ownUid,
    userEmail: ownEmail,
  }),
  'read the texts of a tour in one more language': get('tours/hall/languages/de'),
  'translate a tour': update('tours/hall/languages/de', { texts: {}, updated: now }),
  'delete a tour': binning('hall'),
  'list the bin of an organization': list('organizations/acme/bin'),
  'restore a tour': restoring('binned', binnedTours.binned),
  'delete a tour for good': purging('binned'),
  'open a share link': get('tours/hall/links/link'),
  'make a share link': create('tours/hall/links/new', { user: ownUid, created: now }),
  'list the share links of a tour': list('tours/hall/links'),
  'revoke a share link': update('tours/hall/links/link', { revoked: now }),
  'list the PoI history': list('tours/hall/poiHistory'),
  'see who edits a tour': list('tours/hall/presence'),
  'leave a tour that was edited': remove('tours/hall/presence/editor_tab'),
  'read in which states points were found': get('tours/hall/states/current'),
  'list the checks of a point': list('tours/hall/checks', ['point', '==', 'door']),
  'check a point': create('tours/hall/checks/new', aCheck),
  'list the comments of a tour': list('tours/hall/threads'),
  'begin a comment': create('tours/hall/threads/new', aThread),
  'answer a comment': answering,
  'resolve a comment': update('tours/hall/threads/talk', {
    resolved: true,
    resolvedAt: now,
    resolvedBy: ownUid,
    resolvedByEmail: ownEmail,
  }),
  'delete an answer': batch(
    update('tours/hall/threads/talk', { answers: 0, removed: 'first' }),
    remove('tours/hall/threads/talk/comments/first'),
  ),
  'propose a version': create('tours/proposed/proposals/new', {
    historyId: 'entry',
    note: 'Look',
    uid: ownUid,
    email: ownEmail,
    name: '',
    created: now,
    state: 'open',
  }),
  'send a proposal back': update('tours/proposed/proposals/open', {
    state: 'returned',
    answer: 'No',
    decidedBy: ownUid,
    decidedByEmail: ownEmail,
    decidedAt: now,
  }),
  'open a collection': get('collections/shelf-of-acme'),
  'list the collections of an organization': list('collections', ['organization', '==', 'acme']),
  'list the invitations of an organization': list('collaboration', ['organization', '==', 'acme']),
  'list the invitations to a tour': list('collaboration', ['tour', '==', 'hall']),
  'list the invitations of the own address': list('collaboration', ['email', '==', 'writer@guests.example']),
  'invite to a tour': create('collaboration/tour_new@x.example_hall', anInvitation('new@x.example')),
  'list the mail of an organization': list('mail', ['organization', '==', 'acme']),
  'invite to an organization': create('mail/org_acme-new@x.example', aMail('acme', 'new@x.example')),
  'list organizations': list('organizations'),
  'change the theme': update('organizations/acme', { theme: {} }),
  'open a location': get('locations/square'),
  'open a public tour of a location': get('locations/square/tours/open'),
  'compare two public tours of a location': get('locations/square/alignments/open~open-too'),
  'list the tours of a location': list('locations/square/tours'),
  'open an older tour': get('organizations/acme/tours/old'),
};

/** What the tour form holds. */
const wholeForm: Fields = {
  name: 'New hall',
  matterportId: 'Zyxwvutsrq9',
  defurnishId: 'defurnished',
  tourDate: '2026-05-01T10:00',
  address: 'Street 1, Oslo',
  description: '<p>Words</p>',
  tourTypeId: 'museum',
  nira: 'https://nira.example',
  thumbnailUrl: 'https://thumbnails.example/1',
  thumbnailAlt: 'A hall',
  showsScanMarks: true,
  isIndexed: true,
  place: wholePlace,
};

const history: Fields = { guidedTours: [{ id: 'g' }], rooms: [{ id: 'r' }] };
const content: Fields = {
  name: 'New',
  folders: [{ id: 'f' }],
  floors: ['Ground'],
  numberOfFloors: 1,
  description: '<p>New</p>',
  pointTypes: [{ id: 't' }],
  ...history,
};
const files: Fields = { floorplans: [{ name: 'plan' }], documents: [{ name: 'document' }], files: [{ name: 'file' }] };

/** A tour with every field that it can have; the one who creates it is the creator. */
export const wholeTour: Fields = {
  ...aTour({ id: 'new', created: now, updated: now, createdBy: ownUid }),
  ...wholeForm,
  ...content,
  ...files,
  public: true,
  collection: 'shelf-of-acme',
  originalTourId: 'open',
  importedOriginalTourId: 'old',
  historyId: 'history',
};

const saveWithHistory = (tour: string) =>
  batch(
    update(`tours/${tour}`, { ...content, historyId: 'next', updated: now }),
    create(`tours/${tour}/poiHistory/next`, { folders: [], ...history, timestamp: now, userUid: ownUid, userEmail: ownEmail }),
  );

/** The same operations with all that they can carry: what the rules evaluate most for. */
export const heavyOperations: Record<string, Operation> = {
  'create a tour with every field': create('tours/new', wholeTour),
  'change every field of the tour form': update('tours/hall', { ...wholeForm, collection: 'shelf-of-acme', public: true, updated: now }),
  'change every field of the tour form, in a collection': update('tours/shelf', { ...wholeForm, public: true, updated: now }),
  'save a tour with its history': saveWithHistory('hall'),
  'save a tour with its history, in a collection': saveWithHistory('shelf'),
  'save the files of a tour': update('tours/hall', { ...files, updated: now }),
  'move a tour to another organization': update('tours/shelf', { organization: 'globex', collection: '', updated: now }),
  'say who edits a tour': create('tours/hall/presence/editor_new', { uid: ownUid, tab: 'new', email: ownEmail, poi: '', seen: now }),
  'make a share link with every field': create('tours/hall/links/new', {
    user: ownUid,
    created: now,
    poiId: 'p',
    sweep: 's',
    message: 'Look',
    zoom: 1,
    rotation: { x: 1, y: 2 },
    position: { x: 1, y: 2, z: 3 },
    name: 'For the press',
    expires: null,
  }),
  'change a share link': update('tours/hall/links/link', { name: 'For the press', expires: null, revoked: now }),
  'change a collection': update('collections/shelf-of-acme', {
    name: 'New',
    description: 'By the sea',
    coverUrl: 'https://files.example/cover',
    coverAlt: 'Villas',
    isPublic: true,
    sortOrder: ['hall'],
    sortType: 'custom',
  }),
  'prolong an invitation': update('collaboration/tour_reader@guests.example_hall', { expires: null, accessLevel: 'readUpdate' }),
  'accept an invitation': update('collaboration/tour_writer@guests.example_hall', { accepted: true, status: 'accepted' }),
  'leave a tour': remove('collaboration/tour_writer@guests.example_hall'),
  'decline an invitation to an organization': remove('mail/org_acme-stranger@elsewhere.example'),
  'change the settings of an organization': update('organizations/acme', {
    name: 'Acme',
    logoUrl: 'https://logo.example',
    tourTypes: [{ id: 't' }],
    iconDescription: [{ ref: 'green' }],
    mapLayers: [{ name: 'Layer' }],
    theme: { primary: '#fff', background: '#fff', color: '#000', button: '#000', buttonHover: '#111', accent: '#222' },
    template: { main: {} },
    contact: { email: 'desk@acme.example', phone: '+47 22 33 44 55', web: 'acme.example' },
    isIndexed: true,
    updated: now,
  }),
  'create a location': create('locations/new', {
    id: 'new',
    name: 'New',
    description: 'Words',
    organization: 'acme',
    address: 'Street 1',
    country: 'Norway',
    place: wholePlace,
    created: now,
    updated: now,
  }),
  'add a tour to a location': create('locations/square/tours/new', {
    ...wholeForm,
    ...content,
    ...files,
    id: 'new',
    public: false,
    organization: 'acme',
    location: 'square',
    historyId: 'history',
    created: now,
    updated: now,
  }),
  'change every field of a location’s tour': update('locations/square/tours/version', { ...wholeForm, public: false, updated: now }),
};
