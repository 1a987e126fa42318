import fc from 'fast-check';
import { canCheck, canReadChecks } from '@/domain/access/checks';
import { canEditCollection, canReadCollection } from '@/domain/access/collections';
import { canComment, canDeleteComment, canEditComment } from '@/domain/access/comments';
import { canReadInvitation, canRemoveInvitation, canWriteInvitation, isInvitedUser } from '@/domain/access/invitations';
import { canReadLocation, canReadLocationTour, canRunLocation, canUpdateLocation } from '@/domain/access/locations';
import { canDeletePoiList, canEditOlderTour, canOpenOlderTour, canReadPublished, canUpdatePoiList } from '@/domain/access/older-tours';
import { canInvite, canReadMail, canRemoveMail, invitableRoleNames } from '@/domain/access/organization-invitations';
import { canChangeOrganization, canListOrganizations, canReadOverview, canSeeOrganizationTab } from '@/domain/access/organizations';
import { canUseConsole } from '@/domain/access/platform';
import { canRemovePresence } from '@/domain/access/presence';
import { isGlobalAdmin } from '@/domain/access/principals';
import {
  canChange,
  canCreateTour,
  canDeleteLink,
  canDeleteTour,
  canListLink,
  canManageLink,
  canPublish,
  canRead,
  canShare,
  canWrite,
  editsTour,
} from '@/domain/access/tours';
import { canSeeVersions, canSeeVisits, isPublished } from '@/domain/access/versions';
import { collectionId, type OrgId, orgId, userId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { overviewAudiences } from '@/domain/overview/overview';
import { presenceFrom } from '@/domain/presence';
import { versionAccessFrom } from '@/domain/publishing/access';
import { flag, oneOf as oneWordOf, text } from '@/domain/stored';
import type { Tour } from '@/domain/tours/tour';
import {
  batch,
  create,
  type Fields,
  get,
  list,
  now,
  type Operation,
  ownEmail,
  ownUid,
  page,
  remove,
  set,
  update,
  type Where,
} from '../operation';
import { addresses, organizations } from './draws';
import type { Scene } from './scene';

/** Something to do, always well formed, and whether the domain would let the person of the scene do it. */
export type Question = { operation: (scene: Scene) => Operation; isAllowed: (scene: Scene) => boolean };

const just = (operation: Operation, isAllowed: Question['isAllowed']): Question => ({ operation: () => operation, isAllowed });
const oneOf = (...questions: Question[]) => fc.constantFrom(...questions);

/** What a query that pins no organization says about it. */
const unpinned = orgId('');
const tourIds = ['hall', 'attic'] as const;
const aTourId = fc.constantFrom(...tourIds);
const anOrganization = fc.constantFrom(...organizations);

// --- tours ------------------------------------------------------------------------------------------------------------

/** A well-formed value for fields of a tour, another one than any that is stored. */
const tourFields: Partial<Record<keyof Tour, (tour: Tour) => Fields[string]>> = {
  name: () => 'New name',
  description: () => 'New',
  folders: () => [{ id: 'f' }],
  floors: () => ['Ground'],
  numberOfFloors: () => 3,
  historyId: () => 'h',
  languages: () => ['en', 'de'],
  pointTypes: () => [{ id: 'door' }],
  updated: () => now,
  matterportId: () => 'Zyxwvutsrq9',
  defurnishId: () => 'd',
  tourDate: () => '2026-05-01T10:00',
  address: () => 'Street 1',
  public: (tour) => !tour.public,
  tourTypeId: () => 't',
  floorplans: () => [{ name: 'Plan' }],
  documents: () => [{ name: 'Deed' }],
  files: () => [{ name: 'File' }],
  place: () => ({ country: 'Norway' }),
  nira: () => 'https://nira.example',
  thumbnailUrl: () => 'https://thumb.example',
  thumbnailAlt: () => 'A hall',
  showsScanMarks: () => true,
  isIndexed: () => true,
  organization: () => 'initech',
};
const changeable = Object.keys(tourFields) as (keyof Tour)[];

const getTour = aTourId.map((id) => just(get(`tours/${id}`), ({ who, facts, tour }) => canRead(who, tour(id), facts)));

const listTours = fc
  .record({
    organization: fc.option(anOrganization, { nil: undefined }),
    public: fc.constantFrom(true, false, undefined),
    collection: fc.constantFrom('shelf', undefined),
    limit: fc.constantFrom(100, 101, undefined),
  })
  .map(({ limit, ...pins }) => {
    const where = Object.entries(pins).flatMap(([field, value]): Where[] => (value === undefined ? [] : [[field, '==', value]]));
    const pinned = {
      // what everybody may see, by pages alone
      public: pins.public === true && limit === 100,
      organization: orgId(pins.organization ?? ''),
      collection: collectionId(pins.collection ?? ''),
    };
    return just({ ...list('tours', ...where), ...(limit !== undefined && { limit }) }, ({ who, facts }) => canRead(who, pinned, facts));
  });

const changeTour = fc.tuple(aTourId, fc.subarray(changeable, { minLength: 1, maxLength: 3 })).map(
  ([id, fields]): Question => ({
    operation: ({ tour }) =>
      update(`tours/${id}`, {
        ...Object.fromEntries(fields.map((field) => [field, tourFields[field]?.(tour(id)) ?? null])),
        // who moves a tour to another organization takes it out of the collection
        ...(fields.includes('organization') && { collection: '' }),
      }),
    isAllowed: ({ who, facts, tour, organization }) => {
      const home = fields.includes('organization') ? 'initech' : tour(id).organization;
      const isPublic = fields.includes('public') ? !tour(id).public : tour(id).public;
      const publishes = isPublic && (fields.includes('public') || fields.includes('organization'));
      return canChange(who, tour(id), fields, facts) && (!publishes || canPublish(organization(home)));
    },
  }),
);

const createTour = anOrganization.map((organization) =>
  just(
    create('tours/new', { name: 'New', matterportId: 'Abcdefghij1', organization, public: false, created: now }),
    ({ who, facts, organization: home }) => canCreateTour(who, home(organization), facts),
  ),
);

const deleteTour = aTourId.map(
  (id): Question => ({
    operation: ({ stored, tour }) => {
      const { organization } = tour(id);
      return batch(
        create(`organizations/${organization || 'none'}/bin/${id}`, {
          tour: stored(`tours/${id}`) as Fields,
          deletedAt: now,
          deletedBy: ownUid,
          deletedByEmail: ownEmail,
        }),
        set(`tours/${id}`, { binnedFrom: organization }),
      );
    },
    isAllowed: ({ who, facts, tour }) => tour(id).organization !== '' && canDeleteTour(who, tour(id), facts),
  }),
);

const deletePastTheBin = aTourId.map((id) => just(remove(`tours/${id}`), () => false));
const readBin = anOrganization.map((organization) =>
  just(list(`organizations/${organization}/bin`), ({ who, facts }) => canDeleteTour(who, { organization: orgId(organization) }, facts)),
);

const aCheck: Fields = {
  point: 'door',
  state: 'done',
  note: '',
  photo: false,
  waited: 0,
  uid: ownUid,
  email: ownEmail,
  name: '',
  created: now,
};
const writesHall = ({ who, facts, tour }: Scene): boolean => canWrite(who, tour('hall'), facts);
const readsHall = ({ who, facts, tour }: Scene): boolean => canRead(who, tour('hall'), facts);

const readsChecksOfHall = ({ who, facts, tour }: Scene): boolean => canReadChecks(who, tour('hall'), facts);
const commentsOnHall = ({ who, facts, tour }: Scene): boolean => canComment(who, tour('hall'), facts);

const belowTours = oneOf(
  just(get('tours/hall/links/link'), readsHall),
  just(create('tours/hall/links/new', { user: ownUid, created: now, zoom: 1 }), ({ who, tour }) => canShare(who, tour('hall'))),
  just(remove('tours/hall/links/link'), ({ who, facts, tour }) =>
    canDeleteLink(who, tour('hall'), { user: userId('ada'), revoked: null }, facts),
  ),
  just(list('tours/hall/links'), writesHall),
  just(list('tours/hall/links', ['user', '==', 'ada']), ({ who, facts, tour }) =>
    canListLink(who, tour('hall'), { user: userId('ada') }, facts),
  ),
  just(update('tours/hall/links/link', { name: 'New', expires: null, revoked: now }), ({ who, facts, tour }) =>
    canManageLink(who, tour('hall'), { user: userId('ada') }, facts),
  ),
  just(get('tours/hall/poiHistory/entry'), writesHall),
  just(list('tours/hall/poiHistory'), writesHall),
  just(create('tours/hall/poiHistory/new', { folders: [], timestamp: now, userUid: ownUid, userEmail: ownEmail }), writesHall),
  just(get('tours/hall/markers/plan'), readsHall),
  just(page('tours/hall/markers'), readsHall),
  just(create('tours/hall/markers/new', { markers: [] }), writesHall),
  just(update('tours/hall/markers/plan', { updated: now }), writesHall),
  just(remove('tours/hall/markers/plan'), writesHall),
  just(list('tours/hall/proposals'), writesHall),
  just(
    update('tours/hall/proposals/open', {
      state: 'returned',
      answer: 'No',
      decidedBy: ownUid,
      decidedByEmail: ownEmail,
      decidedAt: now,
    }),
    ({ who, facts, tour }) => editsTour(who, tour('hall'), facts),
  ),
  just(remove('tours/hall/proposals/open'), (scene) => scene.who?.uid === userId('ada') && writesHall(scene)),
  just(get('tours/hall/checks/first'), readsChecksOfHall),
  just(list('tours/hall/checks'), readsChecksOfHall),
  just(get('tours/hall/states/current'), readsChecksOfHall),
  just(create('tours/hall/checks/new', aCheck), ({ who, facts, tour }) => canCheck(who, tour('hall'), facts)),
  just(update('tours/hall/checks/first', { note: 'New' }), () => false),
  just(remove('tours/hall/checks/first'), () => false),
  just(get('tours/hall/threads/talk'), commentsOnHall),
  just(list('tours/hall/threads'), commentsOnHall),
  just(list('tours/hall/threads/talk/comments'), commentsOnHall),
  just(
    update('tours/hall/threads/talk', { resolved: true, resolvedAt: now, resolvedBy: ownUid, resolvedByEmail: ownEmail }),
    commentsOnHall,
  ),
  just(update('tours/hall/threads/talk', { text: 'New', mentions: [], edited: now }), ({ who, facts, tour }) =>
    canEditComment(who, tour('hall'), { author: { uid: userId('ada') } }, facts),
  ),
  just(remove('tours/hall/threads/talk'), ({ who, facts, tour }) =>
    canDeleteComment(who, tour('hall'), { author: { uid: userId('ada') } }, facts),
  ),
  just(list('tours/hall/presence'), writesHall),
  {
    operation: ({ who }) =>
      create(`tours/hall/presence/${who?.uid ?? 'nobody'}_new`, { uid: ownUid, tab: 'new', email: ownEmail, poi: '', seen: now }),
    isAllowed: writesHall,
  },
  just(remove('tours/hall/presence/ada_tab'), ({ who, facts, tour, stored }) =>
    canRemovePresence(who, tour('hall'), presenceFrom('ada_tab', stored('tours/hall/presence/ada_tab')), new Date(), facts),
  ),
);

// --- collections, and invitations to them and to tours ------------------------------------------------------------------

const shelf = (scene: Scene) => ({ id: 'shelf', organization: scene.homeOf('collections/shelf') });
const editsShelf = (scene: Scene): boolean => canEditCollection(scene.who, shelf(scene), scene.directory);

const collections = fc.oneof(
  oneOf(
    just(get('collections/shelf'), (scene) => canReadCollection(scene.who, shelf(scene), scene.facts)),
    just(update('collections/shelf', { name: 'New name', sortType: 'custom' }), editsShelf),
    just(remove('collections/shelf'), editsShelf),
  ),
  anOrganization.map((organization) =>
    just(list('collections', ['organization', '==', organization]), ({ who, facts }) =>
      canReadCollection(who, { id: '', organization: orgId(organization) }, facts),
    ),
  ),
  anOrganization.map((organization) =>
    just(create('collections/new', { name: 'New', organization }), ({ who, directory }) =>
      canEditCollection(who, { organization: orgId(organization) }, directory),
    ),
  ),
);

const targets = { tour: { target: 'hall', path: 'tours/hall' }, col: { target: 'shelf', path: 'collections/shelf' } } as const;

const invitations = fc.tuple(fc.constantFrom('tour', 'col'), fc.constantFrom(...addresses)).chain(([type, email]) => {
  const { target, path } = targets[type];
  const mine = `collaboration/${type}_bob@x.example_${target}`;
  const edits = ({ who, directory, homeOf }: Scene) => canWriteInvitation(who, homeOf(path), directory);
  const reads = ({ who, directory }: Scene, invitation: { email: string; organization: OrgId }, home: OrgId) =>
    canReadInvitation(who, invitation, home, directory);
  return oneOf(
    just(get(mine), (scene) => reads(scene, { email: 'bob@x.example', organization: scene.homeOf(mine) }, scene.homeOf(path))),
    just(list('collaboration', ['email', '==', email]), (scene) => reads(scene, { email, organization: unpinned }, unpinned)),
    just(list('collaboration', ['organization', '==', 'acme']), (scene) =>
      reads(scene, { email: '', organization: orgId('acme') }, unpinned),
    ),
    just(list('collaboration', ['tour', '==', 'hall']), (scene) =>
      reads(scene, { email: '', organization: unpinned }, scene.homeOf('tours/hall')),
    ),
    just(update(mine, { expires: new Date('2099-01-01T00:00:00Z') }), edits),
    just(update(mine, { sendRequested: now, invitedBy: ownUid }), edits),
    just(
      update(mine, { accepted: true, status: 'accepted', openedAt: now }),
      (scene) => isInvitedUser(scene.who, { email: 'bob@x.example' }) || edits(scene),
    ),
    just(remove(mine), ({ who, directory, homeOf }) => canRemoveInvitation(who, { email: 'bob@x.example' }, homeOf(path), directory)),
    {
      operation: ({ homeOf }) =>
        create(`collaboration/${type}_new@x.example_${target}`, {
          email: 'new@x.example',
          type: type === 'col' ? 'collection' : 'tour',
          tour: target,
          organization: homeOf(path),
          accessLevel: 'read',
          expires: null,
        }),
      isAllowed: edits,
    },
  );
});

const mail = fc
  .tuple(anOrganization, fc.constantFrom(...addresses), fc.constantFrom(...invitableRoleNames))
  .chain(([organization, to, role]) => {
    const path = 'mail/org_acme-ada@x.example';
    const there = ({ stored, homeOf }: Scene) => ({
      to: text(stored(path).to),
      organization: homeOf(path),
      role: oneWordOf(invitableRoleNames, stored(path).role, 'viewer'),
    });
    const invitation = { to: 'new@x.example', organization, role, type: 'organization-invitation', invitedBy: ownUid };
    return oneOf(
      just(get(path), (scene) => canReadMail(scene.who, there(scene))),
      just(remove(path), (scene) => canRemoveMail(scene.who, there(scene))),
      just(update(path, { sendRequested: now, invitedBy: ownUid }), (scene) =>
        canInvite(scene.who, there(scene).organization, there(scene).role),
      ),
      just(list('mail', ['to', '==', to]), ({ who }) => canReadMail(who, { to, organization: unpinned })),
      just(list('mail', ['organization', '==', organization]), ({ who }) =>
        canReadMail(who, { to: '', organization: orgId(organization) }),
      ),
      just(create(`mail/org_${organization}-new@x.example`, invitation), ({ who }) => canInvite(who, orgId(organization), role)),
    );
  });

// --- organizations and what is below them -------------------------------------------------------------------------------

const organizationFields: Partial<Record<keyof Organization, (stored: Fields) => Fields[string]>> = {
  name: () => 'New name',
  logoUrl: () => 'https://logo.example',
  tourTypes: () => [{ id: 't' }],
  iconDescription: () => [{ ref: 'green' }],
  mapLayers: () => [{ name: 'Layer' }],
  theme: () => ({ primary: '#fff' }),
  contact: () => ({ email: 'desk@acme.example' }),
  isIndexed: (stored) => !flag(stored.isIndexed),
  template: () => ({ main: {} }),
  updated: () => now,
  members: () => ['ada'],
  modules: () => ['quiz'],
  status: (stored) => !flag(stored.status),
  canCreateTours: (stored) => !flag(stored.canCreateTours),
};

const changeOrganization = fc.subarray(Object.keys(organizationFields) as (keyof Organization)[], { minLength: 1, maxLength: 3 }).map(
  (fields): Question => ({
    operation: ({ documents }) =>
      update(
        'organizations/acme',
        Object.fromEntries(fields.map((field) => [field, organizationFields[field]?.(documents['organizations/acme'] ?? {}) ?? null])),
      ),
    // what a global admin changes, the server writes
    isAllowed: ({ who, directory }) => !isGlobalAdmin(who) && canChangeOrganization(who, orgId('acme'), fields, directory),
  }),
);

const keeps = ({ who }: Scene): boolean => canSeeOrganizationTab(who, orgId('acme'));
const opens = ({ who, organization }: Scene): boolean => canOpenOlderTour(who, organization('acme'));
const edits = ({ who, organization }: Scene): boolean => canEditOlderTour(who, organization('acme'));
const publishes = (path: string) =>
  just(get(path), ({ who, stored }) => canReadPublished(who, { public: flag(stored(path).public) }, { id: orgId('acme') }));

const belowOrganizations = oneOf(
  just(list('organizations'), ({ who, directory }) => canListOrganizations(who, directory)),
  just(get('organizations/acme/collaborators/one'), keeps),
  just(list('organizations/acme/collaborators'), keeps),
  just(create('organizations/acme/collaborators/new', { email: 'new@x.example' }), keeps),
  just(remove('organizations/acme/collaborators/one'), keeps),
  publishes('organizations/acme/screens/one'),
  ...overviewAudiences.map((audience) =>
    just(get(`organizations/acme/overview/${audience}`), ({ who, directory }) => canReadOverview(who, orgId('acme'), audience, directory)),
  ),
  ...['old', 'hall'].flatMap((tour) => {
    const below = `organizations/acme/tours/${tour}`;
    const sees = ({ who, facts, tour: tourAt }: Scene) => canSeeVersions(who, orgId('acme'), tourAt(tour), facts);
    const opens = (scene: Scene) =>
      sees(scene) || isPublished(versionAccessFrom(scene.stored(`${below}/snapshots/one`)), scene.organization('acme'), scene.facts.now);
    return [
      just(get(`${below}/snapshots/one`), opens),
      just(get(`${below}/snapshots/one/parts/1`), opens),
      just(list(`${below}/snapshots`, ['public', '==', true]), sees),
      just(list(`${below}/versions`), sees),
      just(list(`${below}/visits`), ({ who, facts, tour: tourAt }: Scene) => canSeeVisits(who, orgId('acme'), tourAt(tour), facts)),
    ];
  }),
);

const old = 'organizations/acme/tours/old';
const author = ({ stored }: Scene) => ({ user: text(stored(`${old}/pois/list`).user) });

const olderTours = oneOf(
  just(get(old), opens),
  just(list('organizations/acme/tours'), opens),
  just(create('organizations/acme/tours/new', { name: 'New', matterportId: 'Abcdefghij1' }), edits),
  just(update(old, { description: 'New' }), edits),
  just(remove(old), edits),
  just(list(`${old}/pois`), opens),
  just(create(`${old}/pois/new`, { poi: [], updated: now, user: ownUid }), edits),
  just(update(`${old}/pois/list`, { poi: [{ id: 'p' }], updated: now }), (scene) =>
    canUpdatePoiList(scene.who, scene.organization('acme'), author(scene)),
  ),
  just(remove(`${old}/pois/list`), (scene) => canDeletePoiList(scene.who, scene.organization('acme'), author(scene))),
  just(get(`${old}/pointsOfInterest/door`), opens),
  just(update(`${old}/pointsOfInterest/door`, { name: 'Gate' }), edits),
  just(list(`${old}/sweeps`), opens),
  just(update(`${old}/sweeps/first`, { sort: 2 }), edits),
  just(create(`${old}/markers/new`, { markers: [] }), edits),
);

// --- locations and the application --------------------------------------------------------------------------------------

const square = (scene: Scene) => ({ organization: scene.homeOf('locations/square') });
const sees = (scene: Scene): boolean => canReadLocation(scene.who, square(scene), scene.directory);
const mends = (scene: Scene): boolean => canUpdateLocation(scene.who, square(scene), scene.directory);
const runs = (scene: Scene): boolean => canRunLocation(scene.who, square(scene), scene.directory);

const locations = fc.oneof(
  oneOf(
    just(get('locations/square'), sees),
    just(update('locations/square', { name: 'New name' }), mends),
    // past the bin
    just(remove('locations/square'), () => false),
    just(get('locations/square/tours/version'), sees),
    just(get('locations/square/tours/open'), (scene) => canReadLocationTour(scene.who, { public: true }, square(scene), scene.directory)),
    just(list('locations/square/tours'), sees),
    just(create('locations/square/tours/new', { name: 'New', matterportId: 'Abcdefghij1', created: now }), runs),
    just(update('locations/square/tours/version', { name: 'New name' }), mends),
    just(remove('locations/square/tours/version'), runs),
  ),
  anOrganization.chain((organization) =>
    oneOf(
      just(list('locations', ['organization', '==', organization]), ({ who, directory }) =>
        canReadLocation(who, { organization: orgId(organization) }, directory),
      ),
      just(create('locations/new', { name: 'New', organization, created: now }), ({ who, directory }) =>
        canRunLocation(who, { organization: orgId(organization) }, directory),
      ),
    ),
  ),
);

/** The server alone writes it. */
const nobody = (): boolean => false;
const application = oneOf(
  just(get('audit/one'), ({ who }) => canUseConsole(who)),
  just(create('audit/new', { kind: 'role-changed' }), nobody),
  just(create('organizations/new', { name: 'New', status: false }), nobody),
  just(update('modules/quiz', { description: 'New' }), nobody),
  just(create('modules/new', { name: 'New' }), nobody),
  just(remove('modules/quiz'), nobody),
  just(update('pages/terms', { body: 'New' }), nobody),
  just(remove('pages/terms'), nobody),
  just(update('app/global', { messageTitle: 'New' }), nobody),
  just(get('app/dcms'), ({ who, directory }) => canListOrganizations(who, directory)),
  just(update('app/dcms', { admins: ['new@x.example'] }), nobody),
);

export const aQuestion: fc.Arbitrary<Question> = fc.oneof(
  { weight: 3, arbitrary: getTour },
  { weight: 3, arbitrary: listTours },
  { weight: 4, arbitrary: changeTour },
  { weight: 2, arbitrary: createTour },
  { weight: 2, arbitrary: deleteTour },
  { weight: 1, arbitrary: deletePastTheBin },
  { weight: 1, arbitrary: readBin },
  { weight: 4, arbitrary: belowTours },
  { weight: 3, arbitrary: collections },
  { weight: 5, arbitrary: invitations },
  { weight: 3, arbitrary: mail },
  { weight: 3, arbitrary: changeOrganization },
  { weight: 3, arbitrary: belowOrganizations },
  { weight: 4, arbitrary: olderTours },
  { weight: 3, arbitrary: locations },
  { weight: 2, arbitrary: application },
);
