import { dayMs } from '@/domain/durations';
import { type Fields, ownUid } from '../operation';
import type { Documents } from '../store-wire';
import { limitedOrganizations } from './limited-organizations';
import { accessRequests, activity } from './of-the-server';

const yesterday = () => new Date(Date.now() - dayMs);
const tomorrow = () => new Date(Date.now() + dayMs);
export const longAgo = new Date('2024-05-01T08:00:00Z');
/** A second more than what presence is kept for. @see presenceTimes */
const justForgotten = new Date(Date.now() - 601_000);

export const modelId = 'Abcdefghij1';

/** A place with all its parts. */
export const wholePlace: Fields = {
  locality: 'Oslo',
  country: 'Norway',
  administrative_area_level_1: 'Oslo',
  administrative_area_level_2: '',
  administrative_area_level_3: '',
  latitude: 59.9,
  longitude: 10.7,
  route: 'Street',
  street_number: '1',
};

/** A tour of acme as it is stored, in no collection. */
export const aTour = (changes: Fields = {}): Fields => ({
  name: 'Hall',
  organization: 'acme',
  matterportId: modelId,
  public: false,
  collection: '',
  folders: [],
  created: longAgo,
  ...changes,
});

export const anInvitation = (email: string, changes: Fields = {}): Fields => ({
  email,
  type: 'tour',
  tour: 'hall',
  tourName: 'Hall',
  organization: 'acme',
  accessLevel: 'read',
  status: 'pending',
  accepted: false,
  editor: false,
  expires: null,
  ...changes,
});

export const aMail = (organization: string, to: string, changes: Fields = {}): Fields => ({
  to,
  organization,
  role: 'viewer',
  type: 'organization-invitation',
  invitedBy: ownUid,
  ...changes,
});

/** Somebody who edits a tour, seen then. */
const aPresence = (uid: string, seen: Date): Fields => ({ uid, tab: 'tab', email: `${uid}@acme.example`, poi: '', seen });

const aCheck: Fields = {
  point: 'door',
  state: 'done',
  note: '',
  photo: true,
  uid: 'viewer',
  email: 'viewer@acme.example',
  created: longAgo,
};

/** A thread that the viewer began. */
const aThread = (answers: number): Fields => ({
  anchor: { kind: 'poi', id: 'door', name: 'Door', sweep: '' },
  text: 'Look',
  mentions: [],
  uid: 'viewer',
  email: 'viewer@acme.example',
  name: '',
  created: longAgo,
  resolved: false,
  answers,
  last: longAgo,
});

const anAnswer: Fields = { text: 'Yes', mentions: [], uid: 'writer', email: 'writer@guests.example', name: '', created: longAgo };

const aProposal = (state: string): Fields => ({
  historyId: 'entry',
  note: 'Look',
  uid: 'writer',
  email: 'writer@guests.example',
  name: '',
  created: longAgo,
  state,
});

const tours: Documents = {
  'tours/hall': aTour({ languages: ['en', 'de', 'fr'] }),
  'tours/east_hall': aTour(),
  'tours/ll': aTour(),
  'tours/own': aTour({ createdBy: 'creator' }),
  'tours/left': aTour({ organization: 'globex', createdBy: 'creator' }),
  'tours/suspended': aTour({ organization: 'closed' }),
  'tours/suspended-open': aTour({ organization: 'closed', public: true }),
  'tours/open': aTour({ public: true, languages: ['en', 'de', 'fr'] }),
  'tours/shelf': aTour({ collection: 'shelf-of-acme' }),
  'tours/city_hall': aTour({ organization: 'globex' }),
  'tours/nobodys': aTour({ organization: '' }),
  'tours/globex': aTour({ organization: 'globex' }),
  'tours/orphan': { name: 'Orphan' },
  'tours/hall/links/link': { user: 'editor', created: longAgo, poiId: 'p', zoom: 1 },
  'tours/hall/links/own': { user: 'viewer', created: longAgo, poiId: 'p', zoom: 1 },
  'tours/hall/links/strangers': { user: 'stranger', created: longAgo, poiId: 'p', zoom: 1 },
  'tours/hall/links/revoked': { user: 'viewer', created: longAgo, poiId: 'p', zoom: 1, revoked: longAgo },
  'tours/hall/links/directors': { user: 'director', created: longAgo, poiId: 'p', zoom: 1 },
  'tours/open/links/link': { user: 'editor', created: longAgo, poiId: 'p', zoom: 1 },
  'tours/hall/poiHistory/entry': { folders: [], timestamp: longAgo, userUid: 'editor', userEmail: 'editor@acme.example' },
  'tours/hall/languages/de': { texts: {} },
  'tours/open/languages/de': { texts: {} },
  'tours/hall/markers/plan': { markers: [] },
  'tours/open/markers/plan': { markers: [] },
  'tours/hall/presence/editor_tab': aPresence('editor', longAgo),
  'tours/hall/presence/editor_gone': aPresence('editor', justForgotten),
  'tours/hall/presence/orgAdmin_tab': aPresence('orgAdmin', new Date()),
  'tours/open/presence/editor_tab': aPresence('editor', longAgo),
  'tours/proposed': aTour({ historyId: 'entry', createdBy: 'creator' }),
  'tours/unsaved': aTour({ historyId: '' }),
  'tours/proposed/proposals/open': aProposal('open'),
  'tours/proposed/proposals/returned': aProposal('returned'),
  'tours/open/proposals/open': aProposal('open'),
  'tours/hall/threads/talk': aThread(1),
  'tours/hall/threads/talk/comments/first': anAnswer,
  'tours/hall/threads/alone': aThread(0),
  'tours/hall/threads/mentions': { ...aThread(0), mentions: ['editor@acme.example'] },
  'tours/hall/threads/long': { ...aThread(199), latest: 'removed' },
  'tours/hall/threads/long/comments/former': { ...anAnswer, uid: 'reader', email: 'reader@guests.example' },
  'tours/hall/threads/full': aThread(200),
  'tours/open/threads/talk': aThread(1),
  'tours/open/threads/talk/comments/first': anAnswer,
  'tours/globex/threads/talk': aThread(0),
  'tours/binned/threads/talk': aThread(0),
  'tours/hall/checks/first': aCheck,
  'tours/hall/checks/former': { ...aCheck, uid: 'reader', email: 'reader@guests.example' },
  'collections/shelf-of-acme': { name: 'Shelf', organization: 'acme', sortOrder: [], sortType: 'name' },
  'collections/orphan': { name: 'Orphan' },
  'collections/shelf-of-globex': { name: 'Shelf', organization: 'globex', sortOrder: [], sortType: 'name' },
};

/** A tour in the bin. */
export const aBinned = (tour: Fields): Fields => ({
  tour,
  deletedAt: longAgo,
  deletedBy: 'orgAdmin',
  deletedByEmail: 'boss@acme.example',
});

export const binnedTours = {
  binned: aTour({ public: true, createdBy: 'creator', collection: 'shelf-of-acme' }),
  homeless: aTour({ collection: 'gone' }),
  suspended: aTour({ organization: 'closed', public: true }),
  globex: aTour({ organization: 'globex' }),
  // all but its folders, which its tombstone has
  apart: { name: 'Full hall', organization: 'acme', matterportId: modelId, public: false, collection: '', created: longAgo },
};

/** A location in the bin. */
export const binnedPlaza: Fields = { name: 'Plaza', organization: 'acme', address: 'Plaza 1', created: longAgo };

const bin: Documents = {
  'locations/binned': { binnedFrom: 'acme' },
  'locations/binned/tours/open': { name: 'Open', matterportId: modelId, location: 'binned', public: true, created: longAgo },
  'locations/binned/tours/version': { name: 'Version', matterportId: modelId, location: 'binned', created: longAgo },
  'organizations/acme/locationBin/binned': {
    location: binnedPlaza,
    tours: 1,
    deletedAt: longAgo,
    deletedBy: 'orgAdmin',
    deletedByEmail: 'boss@acme.example',
  },
  // its location is gone
  'organizations/acme/locationBin/gone': { location: binnedPlaza, tours: 0, deletedAt: longAgo, deletedBy: 'orgAdmin', deletedByEmail: '' },
  'tours/binned': { binnedFrom: 'acme' },
  'tours/binned/links/link': { user: 'editor', created: longAgo, poiId: 'p', zoom: 1 },
  'tours/binned/links/own': { user: 'viewer', created: longAgo, poiId: 'p', zoom: 1 },
  'tours/binned/poiHistory/entry': { folders: [], timestamp: longAgo, userUid: 'editor', userEmail: 'editor@acme.example' },
  'tours/binned/markers/plan': { markers: [] },
  'tours/binned/presence/editor_tab': aPresence('editor', longAgo),
  'organizations/acme/bin/binned': aBinned(binnedTours.binned),
  // an entry that an interrupted program left
  'tours/twice': aTour(),
  'organizations/acme/bin/twice': aBinned(aTour()),
  'tours/binned-apart': { binnedFrom: 'acme', rest: { folders: [{ id: 'full' }] } },
  'organizations/acme/bin/binned-apart': aBinned(binnedTours.apart),
  'tours/binned-homeless': { binnedFrom: 'acme' },
  'organizations/acme/bin/binned-homeless': aBinned(binnedTours.homeless),
  'tours/binned-suspended': { binnedFrom: 'closed' },
  'organizations/closed/bin/binned-suspended': aBinned(binnedTours.suspended),
  'tours/binned-globex': { binnedFrom: 'globex' },
  'organizations/globex/bin/binned-globex': aBinned(binnedTours.globex),
  // its tour is gone
  'organizations/acme/bin/gone': aBinned(aTour()),
  'collaboration/tour_writer@guests.example_binned': anInvitation('writer@guests.example', { tour: 'binned', accessLevel: 'readUpdate' }),
};

const invitations = (): Documents => ({
  'collaboration/tour_reader@guests.example_hall': anInvitation('reader@guests.example', { expires: tomorrow() }),
  'collaboration/tour_writer@guests.example_hall': anInvitation('writer@guests.example', { accessLevel: 'readUpdate' }),
  'collaboration/tour_writer@guests.example_proposed': anInvitation('writer@guests.example', {
    tour: 'proposed',
    accessLevel: 'readUpdate',
  }),
  'collaboration/tour_writer@guests.example_unsaved': anInvitation('writer@guests.example', {
    tour: 'unsaved',
    accessLevel: 'readUpdate',
  }),
  'collaboration/tour_expired@guests.example_hall': anInvitation('expired@guests.example', {
    accessLevel: 'readUpdate',
    expires: yesterday(),
  }),
  'collaboration/col_col.reader@guests.example_shelf-of-acme': anInvitation('col.reader@guests.example', {
    type: 'collection',
    tour: 'shelf-of-acme',
  }),
  'collaboration/col_col.writer@guests.example_shelf-of-acme': anInvitation('col.writer@guests.example', {
    type: 'collection',
    tour: 'shelf-of-acme',
    accessLevel: 'readUpdate',
    expires: tomorrow(),
  }),
  'collaboration/col_expired@guests.example_shelf-of-acme': anInvitation('expired@guests.example', {
    type: 'collection',
    tour: 'shelf-of-acme',
    accessLevel: 'readUpdate',
    expires: yesterday(),
  }),
  // what nobody may come by who has no address, and no tour that is in no collection
  'collaboration/tour__hall': anInvitation('', { accessLevel: 'readUpdate' }),
  'collaboration/col_stranger@elsewhere.example_': anInvitation('stranger@elsewhere.example', { type: 'collection', tour: '' }),
  'collaboration/capitals': { email: 'Writer@Guests.example', tour: 'open', organization: 'acme' },
  'collaboration/orphan': { email: 'lost@guests.example' },
  'collaboration/old@guests.examplehall': { email: 'old@guests.example', tour: 'hall', organization: 'acme', accepted: false },
  'collaboration/old.writer@guests.example_hall': {
    email: 'Old.Writer@guests.example',
    tour: 'hall',
    organization: 'acme',
    accessLevel: 'readUpdate',
    expires: tomorrow(),
  },
  'collaboration/old.expired@guests.examplehall': {
    email: 'old.expired@guests.example',
    tour: 'hall',
    organization: 'acme',
    expires: yesterday(),
  },
  'collaboration/old.moved@guests.examplehall': { email: 'old.moved@guests.example', tour: 'hall', organization: 'globex' },
  'collaboration/old.replaced@guests.examplehall': { email: 'old.replaced@guests.example', tour: 'hall', organization: 'acme' },
  // its id and its tour differ
  'collaboration/old.odd@guests.examplehall': { email: 'old.odd@guests.example', tour: 'own', organization: 'acme' },
  // its id is also that of an address without the "_", which its fields do not name
  'collaboration/old.odd@guests.example_hall': { email: 'old.odd@guests.example_', tour: 'hall', organization: 'acme' },
  'collaboration/old@guests.example_easthall': { email: 'old@guests.example_east', tour: 'hall', organization: 'acme' },
  'collaboration/tour_old.replaced@guests.example_hall': anInvitation('old.replaced@guests.example', { expires: yesterday() }),
  // to a tour that is gone, and another organization's collection has its id
  'collaboration/tour_twin@guests.example_shelf-of-globex': anInvitation('twin@guests.example', { tour: 'shelf-of-globex' }),
  'collaboration/tour_reader@guests.example_nobodys': anInvitation('reader@guests.example', { tour: 'nobodys', organization: '' }),
  'collaboration/col_reader@guests.example_east_shelf-of-acme': anInvitation('reader@guests.example', {
    type: 'collection',
    tour: 'east_shelf-of-acme',
  }),
  'collaboration/tour_reader@guests.example_east_hall': anInvitation('reader@guests.example', { tour: 'east_hall' }),
  // written by another organization, before the tour and the collection came to acme
  'collaboration/tour_moved@guests.example_hall': anInvitation('moved@guests.example', {
    organization: 'globex',
    accessLevel: 'readUpdate',
  }),
  'collaboration/col_moved@guests.example_shelf-of-acme': anInvitation('moved@guests.example', {
    type: 'collection',
    tour: 'shelf-of-acme',
    organization: 'globex',
    accessLevel: 'readUpdate',
  }),
  'collaboration/col_left@guests.example_gone': anInvitation('left@guests.example', { type: 'collection', tour: 'gone' }),
  'collaboration/tour_left@guests.example_gone': anInvitation('left@guests.example', { tour: 'gone' }),
});

/** Every one of these fields as something that it may not be: what was stored before there were rules. */
const odd = (fields: string[], rest: Fields = {}): Fields => ({
  ...Object.fromEntries(fields.map((field) => [field, { odd: true }])),
  ...rest,
});

const scanFields = ['id', 'name', 'matterportId', 'description', 'created', 'updated'];
const tourFields = [
  ...['defurnishId', 'tourDate', 'address', 'public', 'tourTypeId', 'floors', 'floorplans', 'documents', 'files', 'place', 'folders'],
  ...['numberOfFloors', 'historyId', 'nira', 'thumbnailUrl', 'thumbnailAlt', 'showsScanMarks', 'isIndexed'],
];

/** A document of each kind that is odd all over, but for what decides who may change it. */
const oddities: Documents = {
  'tours/odd': odd([...scanFields, ...tourFields, 'collection', 'originalTourId', 'importedOriginalTourId', 'extra'], {
    organization: 'acme',
  }),
  'tours/hall/markers/odd': odd(['markers', 'updated']),
  'tours/hall/languages/fr': odd(['texts', 'updated']),
  'collections/odd': odd(['id', 'name', 'description', 'coverUrl', 'coverAlt', 'isPublic', 'sortOrder', 'sortType'], {
    organization: 'acme',
  }),
  'collaboration/tour_odd..dots@guests.example_hall': odd(
    ['id', 'tourName', 'accepted', 'editor', 'createdAt', 'timestamp', 'status', 'expires'],
    { email: 'odd..dots@guests.example', tour: 'hall', organization: 'acme', type: 'tour', accessLevel: 'read' },
  ),
  'organizations/odd': odd([
    ...['id', 'name', 'members', 'status', 'createdAt', 'updated', 'mapLayers', 'logoUrl', 'modules', 'iconDescription', 'template'],
    ...['theme', 'tourTypes', 'canCreateTours', 'contact', 'isIndexed'],
  ]),
  'organizations/acme/tours/odd': odd([...scanFields, 'organization', 'matterportThumbnail', 'type', 'editor']),
  'organizations/acme/tours/odd/pois/odd': odd(['poi', 'updated'], { user: 'editor' }),
  'organizations/acme/tours/odd/pointsOfInterest/odd': odd(
    [
      ...['name', 'identifier', 'userUid', 'editorUid', 'description', 'message', 'category', 'icon', 'sweep', 'published', 'created'],
      ...['updated'],
    ],
    { position: 7, rotation: 7, stem: 7 },
  ),
  'organizations/acme/tours/odd/sweeps/odd': odd(['sort', 'name', 'description']),
  'organizations/acme/tours/odd/snapshots/odd': odd(['pois', 'matterportId', 'public']),
  'locations/odd': odd(['id', 'name', 'description', 'address', 'country', 'created', 'updated', 'place'], { organization: 'acme' }),
  'locations/square/tours/odd': odd([...scanFields, ...tourFields, 'organization', 'location']),
  'users/reader': odd(['uid', 'email', 'displayName', 'organization', 'role']),
};

const mail: Documents = {
  'mail/org_acme-stranger@elsewhere.example': aMail('acme', 'stranger@elsewhere.example'),
  'mail/org_acme-newcomer@elsewhere.example': aMail('acme', 'newcomer@elsewhere.example', { role: 'editor' }),
  'mail/org_globex-writer@guests.example': aMail('globex', 'writer@guests.example', { delivery: { state: 'SUCCESS' } }),
};

const organizations: Documents = {
  'organizations/acme': { name: 'acme', status: true, canCreateTours: false, members: ['viewer'] },
  'organizations/globex': { name: 'globex', status: true, canCreateTours: false },
  'organizations/commons': { name: 'commons', status: true, canCreateTours: true },
  'organizations/closed': { name: 'closed', status: false },
  'organizations/acme/collaborators/one': { email: 'reader@guests.example' },
  'organizations/acme/tourIndex/00': { state: 'ready', packed: 'id\tname\nhall\tHall' },
  'organizations/globex/tourIndex/00': { state: 'ready', packed: 'id\tname' },
  'organizations/acme/overview/admin': { tours: { count: 2 }, needs: { ending: { count: 0 } } },
  'organizations/acme/overview/member': { tours: { count: 2 } },
  'organizations/globex/overview/admin': { tours: { count: 0 } },
  'organizations/globex/overview/member': { tours: { count: 0 } },
  'organizations/acme/overview/guest': { tours: { count: 2 } },
  'dueOverviews/globex': { parts: ['tours'] },
  'organizations/acme/words/hall': { words: ['hall'], entry: { tour: 'hall', point: '', name: 'Hall' } },
  'organizations/globex/words/tower': { words: ['tower'], entry: { tour: 'tower', point: '', name: 'Tower' } },
  'organizations/acme/vocabulary/0': { packed: 'hall\t1' },
  'organizations/acme/indexedTours/hall': { source: '1', hashes: 'hall\t1', counts: 'hall\t1' },
  'organizations/acme/pointTemplates/0': { name: 'Fire extinguisher', kind: 'point', content: '{}', updated: longAgo },
  'organizations/acme/catalog/pointTypes': { types: [], updated: longAgo },
  'organizations/acme/catalog/pointFilters': { filters: [], updated: longAgo },
  'organizations/globex/catalog/pointTypes': { types: [], updated: longAgo },
  'organizations/acme/screens/public': { url: 'https://screens.example/1', public: true },
  'organizations/acme/screens/private': { url: 'https://screens.example/2', public: false },
};

/** Public versions, by when each opens and ends. */
const versionsOf = (organization: string, tour: string, versions: Record<string, readonly [Date | null, Date | null]>): Documents =>
  Object.fromEntries(
    Object.entries(versions).flatMap(([version, [opens, until]]) => {
      const below = `organizations/${organization}/tours/${tour}`;
      const access = { public: true, opens, until };
      return [
        [`${below}/snapshots/${version}`, { ...access, matterportId: modelId, pois: [], parts: 1 }],
        [`${below}/snapshots/${version}/parts/1`, { pois: [] }],
        [`${below}/snapshots/${version}/languages/de`, { texts: {} }],
        [`${below}/versions/${version}`, { ...access, number: 1, note: 'Ours' }],
      ];
    }),
  );

const anOlderTour = (organization: string): Documents => ({
  [`organizations/${organization}/tours/old`]: { name: 'Old', matterportId: modelId, organization },
  [`organizations/${organization}/tours/old/pois/byEditor`]: { poi: [], updated: longAgo, user: 'editor' },
  [`organizations/${organization}/tours/old/pois/byAddress`]: { poi: [], updated: longAgo, user: 'editor@acme.example' },
  [`organizations/${organization}/tours/old/pointsOfInterest/door`]: { name: 'Door' },
  [`organizations/${organization}/tours/old/sweeps/first`]: { sort: 1 },
  [`organizations/${organization}/tours/old/markers/plan`]: { markers: [] },
  [`organizations/${organization}/tours/old/snapshots/public`]: { public: true, matterportId: modelId, pois: [] },
  [`organizations/${organization}/tours/old/snapshots/private`]: { public: false, matterportId: modelId, pois: [] },
  ...versionsOf(organization, 'old', {
    open: [null, null],
    between: [yesterday(), tomorrow()],
    early: [tomorrow(), null],
    late: [null, yesterday()],
  }),
  [`organizations/${organization}/tours/old/snapshots/binned`]: {
    public: true,
    opens: null,
    until: null,
    binned: true,
    matterportId: modelId,
  },
  [`organizations/${organization}/tours/old/published/current`]: { version: 'open', public: true, opens: null, until: null },
  [`organizations/${organization}/tours/old/published/numbers`]: { last: 4, versions: {} },
  [`organizations/${organization}/tours/old/publishedFiles/a.jpg`]: { uses: [], windows: [] },
  [`organizations/${organization}/tours/old/visits/0`]: { counts: {} },
});

const openLocationTour: Fields = { name: 'Open', matterportId: modelId, location: 'square', public: true, created: longAgo };
const openAlignment = (tours: string[]): Fields => ({
  tours,
  models: [modelId, modelId],
  angle: 0,
  offset: { x: 0, y: 0, z: 0 },
  updated: longAgo,
});

const locations: Documents = {
  'locations/square': { name: 'Square', organization: 'acme', address: 'Square 1', created: longAgo },
  'locations/orphan': { name: 'Orphan' },
  'locations/globex': { name: 'Plaza', organization: 'globex', address: 'Plaza 1', created: longAgo },
  'locations/square/alignments/old~version': {
    tours: ['old', 'version'],
    models: ['AbCdEfGh123', modelId],
    angle: 0,
    offset: { x: 0, y: 0, z: 0 },
    updated: longAgo,
  },
  'locations/square/tours/version': { name: 'Version', matterportId: modelId, location: 'square', created: longAgo },
  'locations/square/tours/open': openLocationTour,
  'locations/square/tours/open-too': openLocationTour,
  'locations/square/alignments/open~open-too': openAlignment(['open', 'open-too']),
  'locations/square/alignments/open~version': openAlignment(['open', 'version']),
  'locations/square/alignments/version~open': openAlignment(['version', 'open']),
  'locations/orphan/tours/open': openLocationTour,
  'locations/orphan/tours/open-too': openLocationTour,
  'locations/orphan/alignments/open~open-too': openAlignment(['open', 'open-too']),
  'locations/closed': { name: 'Closed', organization: 'closed', address: 'Closed 1', created: longAgo },
  'locations/closed/tours/version': { name: 'Version', matterportId: modelId, location: 'closed', created: longAgo },
  'locations/closed/tours/open': { ...openLocationTour, location: 'closed' },
};

const application: Documents = {
  'app/global': odd(['messageTitle', 'messageBody', 'messageId', 'messageEnabled', 'reopens'], { frontendEnabled: true }),
  'app/dcms': { admins: ['directory@office.example', 'SECOND@office.example'], organizations: ['acme', ''] },
  'app/secrets': { key: 'value' },
  'locks/people': { until: longAgo },
  'grants/directory@office.example': { tours: {}, collections: {}, organizations: ['acme'] },
  'grants/reader@guests.example': { guests: { acme: null } },
  'grants/writer@guests.example': { guests: { acme: tomorrow() } },
  'grants/expired@guests.example': { guests: { acme: longAgo } },
  'modules/quiz': { name: 'Quiz', description: '' },
  'pages/terms': { version: 1, body: '<p>Terms</p>' },
  'users/viewer': { uid: 'viewer', email: 'viewer@acme.example', displayName: 'Vera', organization: 'acme', role: 'user' },
  ...Object.fromEntries(
    ['renewedEditor', 'renewedAdmin', 'staleViewer', 'staleEditor', 'staleAdmin'].map((uid) => [`rights/${uid}`, { number: 3 }]),
  ),
  'rights/staleOrgAdmin': { number: 1 },
  'tours/ofStaleViewer': { ...aTour(), createdBy: 'staleViewer' },
  'anything/else': {},
};

/** Every document there is, before somebody does something. */
export const world = (): Documents => ({
  ...tours,
  ...bin,
  ...invitations(),
  ...oddities,
  ...mail,
  ...organizations,
  ...anOlderTour('acme'),
  ...limitedOrganizations(),
  ...versionsOf('acme', 'hall', { early: [tomorrow(), null] }),
  'organizations/acme/tours/hall/visits/0': { counts: {} },
  'seen/2031-01-01_AbCdEfGhIjKlMnOp': { day: '2031-01-01', last: 0, beacons: 1, agents: {} },
  'organizations/acme/tours/former/published/numbers': { last: 4, versions: {}, shortCode: '' },
  'shortCodes/abc2345': { organization: 'acme', tour: 'old' },
  'formerShortCodes/abc2346': {},
  ...anOlderTour('closed'),
  ...locations,
  ...accessRequests,
  ...activity,
  ...application,
});
