import { create, type Fields, page as firstPage, get, list, now, ownEmail, ownUid, remove, set, update } from '../operation';
import { counterparts, table } from './table';

/** ACCESS-066 ACCESS-067 */
export const application = table(
  `
                                     visitor  stranger  viewer  editor  orgAdmin  directory  unprovenDirectory  shoutingDirectory  nameless  almostAdmin  admin  roleAdmin
  a module                           .        x         x       x       x         x          x                  x                  x         x            x      x
  all modules                        .        .         .       .       .         .          .                  .                  .         .            x      x
  the first 100 modules              .        x         x       x       x         x          x                  x                  x         x            x      x
  the first 101 modules              .        .         .       .       .         .          .                  .                  .         .            x      x
  a new module                       .        .         .       .       .         .          .                  .                  .         .            .      .
  a module’s description             .        .         .       .       .         .          .                  .                  .         .            .      .
  a module less                      .        .         .       .       .         .          .                  .                  .         .            .      .
  a page                             x        x         x       x       x         x          x                  x                  x         x            x      x
  all pages                          .        .         .       .       .         .          .                  .                  .         .            .      .
  the first 100 pages                x        x         x       x       x         x          x                  x                  x         x            x      x
  the first 101 pages                .        .         .       .       .         .          .                  .                  .         .            .      .
  the first 100 pages after some     .        .         .       .       .         .          .                  .                  .         .            .      .
  a new page                         .        .         .       .       .         .          .                  .                  .         .            .      .
  a page’s body                      .        .         .       .       .         .          .                  .                  .         .            .      .
  a page less                        .        .         .       .       .         .          .                  .                  .         .            .      .
  the message to all                 x        x         x       x       x         x          x                  x                  x         x            x      x
  another message to all             .        .         .       .       .         .          .                  .                  .         .            .      .
  no message to all                  .        .         .       .       .         .          .                  .                  .         .            .      .
  the directory                      .        .         .       .       .         x          .                  x                  .         .            x      x
  another directory                  .        .         .       .       .         .          .                  .                  .         .            .      .
  no directory                       .        .         .       .       .         .          .                  .                  .         .            .      .
  all of the application             .        .         .       .       .         .          .                  .                  .         .            .      .
  the rest of the application        .        .         .       .       .         .          .                  .                  .         .            .      .
  something else of the application  .        .         .       .       .         .          .                  .                  .         .            .      .
`,
  {
    'a module': get('modules/quiz'),
    'all modules': list('modules'),
    'the first 100 modules': firstPage('modules'),
    'the first 101 modules': { ...list('modules'), limit: 101 },
    'a new module': create('modules/new', { name: 'New', description: '', createdAt: 1_700_000_000_000 }),
    'a module’s description': update('modules/quiz', { description: 'Questions', updated: now }),
    'a module less': remove('modules/quiz'),
    'a page': get('pages/terms'),
    'all pages': list('pages'),
    'the first 100 pages': firstPage('pages'),
    'the first 101 pages': { ...list('pages'), limit: 101 },
    'the first 100 pages after some': { ...firstPage('pages'), offset: 1 },
    'a new page': create('pages/news', { version: 1, body: '<p>News</p>' }),
    'a page’s body': update('pages/terms', { version: 2, body: '<p>New terms</p>' }),
    'a page less': remove('pages/terms'),
    'the message to all': get('app/global'),
    'another message to all': update('app/global', { messageTitle: 'Tonight', messageEnabled: true }),
    'no message to all': remove('app/global'),
    'the directory': get('app/dcms'),
    'another directory': set('app/dcms', { admins: ['a@office.example'], organizations: ['acme'] }),
    'no directory': remove('app/dcms'),
    'all of the application': list('app'),
    'the rest of the application': get('app/secrets'),
    'something else of the application': create('app/new', {}),
  },
);

const mine = (changes: Fields) => update('users/viewer', changes);

/** ACCESS-070 */
export const users = table(
  `
                              visitor  stranger  viewer  editor  orgAdmin  directory  unproven  admin  roleAdmin
  the viewer’s                .        .         x       .       .         .          .         x      x
  all                         .        .         .       .       .         .          .         x      x
  a new one for the stranger  .        x         .       .       .         .          .         .      .
  the viewer’s name           .        .         x       .       .         .          .         .      .
  the viewer’s role           .        .         .       .       .         .          .         .      .
  the viewer’s organization   .        .         .       .       .         .          .         .      .
  the viewer’s less           .        .         .       .       .         .          .         .      .
`,
  {
    'the viewer’s': get('users/viewer'),
    all: list('users'),
    'a new one for the stranger': create('users/stranger', { displayName: 'Sam' }),
    'the viewer’s name': mine({ displayName: 'Vera H.' }),
    'the viewer’s role': mine({ role: 'admin' }),
    'the viewer’s organization': mine({ organization: 'globex' }),
    'the viewer’s less': remove('users/viewer'),
  },
);

const own = (changes: Fields) => set('users/stranger', { uid: ownUid, email: ownEmail, displayName: 'Sam', ...changes });

/** ACCESS-070 */
export const ownCard = counterparts('stranger', [
  ['its own account', own({}), own({ uid: 'viewer' })],
  ['its own address', own({}), own({ email: 'boss@acme.example' })],
  ['a name of 200', own({ displayName: 'x'.repeat(200) }), own({ displayName: 'x'.repeat(201) })],
  ['a name that is text', own({ displayName: '' }), own({ displayName: { first: 'Sam' } })],
  ['no role', own({}), own({ role: 'admin' })],
  ['no organization', own({}), own({ organization: 'acme' })],
  ['no admin', own({}), own({ admin: true })],
  ['no superuser', own({}), own({ superuser: true })],
  ['no ultrauser', own({}), own({ ultrauser: true })],
  ['no claims', own({}), own({ claims: { admin: true } })],
  ['no custom claims', own({}), own({ customClaims: { admin: true } })],
]);

/** The address of a token in its own case. */
export const capitalsCard = counterparts('capitals', [
  [
    'the address as it is written',
    create('users/capitals', { email: ownEmail }),
    create('users/capitals', { email: 'viewer@acme.example' }),
  ],
]);

/** A document that somebody else filled with odd things. */
export const oddCard = counterparts('reader', [
  ['a name beside odd fields', update('users/reader', { displayName: 'Rae' }), update('users/reader', { email: 'odd' })],
  [
    'account and address beside an odd name',
    update('users/reader', { uid: ownUid, email: ownEmail }),
    update('users/reader', { displayName: 7 }),
  ],
]);

/** Who did what on the platform: read by those who run it, and changed by nobody. */
export const audit = table(
  `
                         visitor  stranger  viewer  editor  orgAdmin  directory  almostAdmin  staleAdmin  admin  roleAdmin
  an entry               .        .         .       .       .         .          .            x           x      x
  all entries            .        .         .       .       .         .          .            x           x      x
  an organization’s      .        .         .       .       .         .          .            x           x      x
  a new entry            .        .         .       .       .         .          .            .           .      .
  another word in it     .        .         .       .       .         .          .            .           .      .
  an entry less          .        .         .       .       .         .          .            .           .      .
`,
  {
    'an entry': get('audit/e1'),
    'all entries': list('audit'),
    'an organization’s': list('audit', ['organization', '==', 'acme']),
    'a new entry': create('audit/new', { kind: 'role-changed', at: now, actor: ownUid }),
    'another word in it': update('audit/e1', { detail: 'nothing' }),
    'an entry less': remove('audit/e1'),
  },
);

/** That somebody deletes their account, and that somebody was erased: the server’s, and Super Admins see when. */
export const deletions = table(
  `
                         visitor  stranger  viewer  editor  orgAdmin  directory  almostAdmin  staleAdmin  admin  roleAdmin
  a deletion             .        .         .       .       .         .          .            x           x      x
  all deletions          .        .         .       .       .         .          .            .           .      .
  a new deletion         .        .         .       .       .         .          .            .           .      .
  another day            .        .         .       .       .         .          .            .           .      .
  taking it back         .        .         .       .       .         .          .            .           .      .
  an erasure             .        .         .       .       .         .          .            .           .      .
  forgetting it          .        .         .       .       .         .          .            .           .      .
`,
  {
    'a deletion': get('accountDeletions/viewer'),
    'all deletions': list('accountDeletions'),
    'a new deletion': create('accountDeletions/new', { dueAt: now }),
    'another day': update('accountDeletions/viewer', { dueAt: now }),
    'taking it back': remove('accountDeletions/viewer'),
    'an erasure': get('erasures/hash'),
    'forgetting it': remove('erasures/hash'),
  },
);

/** Keys of the API are the server’s: nobody reads a hash, and nobody makes or changes a key past the functions. */
export const apiKeys = table(
  `
                             visitor  viewer  editor  orgAdmin  directory  admin
  a key                      .        .       .       .         .          .
  those of an organization   .        .       .       .         .          .
  a new key                  .        .       .       .         .          .
  a longer end               .        .       .       .         .          .
  a key less                 .        .       .       .         .          .
  what a key requested       .        .       .       .         .          .
  a webhook                  .        .       .       .         .          .
  another address of it      .        .       .       .         .          .
  what it sent               .        .       .       .         .          .
  sending it again           .        .       .       .         .          .
`,
  {
    'a key': get('apiKeys/k1'),
    'those of an organization': list('apiKeys', ['organization', '==', 'acme']),
    'a new key': create('apiKeys/new', { organization: 'acme', name: 'Mine', scopes: ['read', 'write'], hash: 'mine', createdBy: ownUid }),
    'a longer end': update('apiKeys/k1', { expires: now }),
    'a key less': remove('apiKeys/k1'),
    'what a key requested': get('apiRequests/r1'),
    'a webhook': get('webhooks/w1'),
    'another address of it': update('webhooks/w1', { url: 'https://other.example' }),
    'what it sent': list('webhookDeliveries', ['organization', '==', 'acme']),
    'sending it again': update('webhookDeliveries/d1', { state: 'waiting' }),
  },
);

/** What no sentence allows is refused. */
export const rest = table(
  `
                                       visitor  viewer  orgAdmin  directory  admin
  anything else                        .        .       .         .          .
  all of anything                      .        .       .         .          .
  a lock of the server                 .        .       .         .          .
  a new lock of the server             .        .       .         .          .
  a lock of the server less            .        .       .         .          .
  what an address is given             .        .       .         .          .
  what every address is given          .        .       .         .          .
  something new for an address         .        .       .         .          .
  more for an address                  .        .       .         .          .
  no more for an address               .        .       .         .          .
  something new                        .        .       .         .          .
  something new below a tour           .        .       .         .          .
  something new below an organization  .        .       .         .          .
  all comments wherever they are       .        .       .         .          .
  anything else less                   .        .       .         .          .
`,
  {
    'anything else': get('anything/else'),
    'all of anything': list('anything'),
    'a lock of the server': get('locks/people'),
    'a new lock of the server': create('locks/tours', { until: now }),
    'a lock of the server less': remove('locks/people'),
    'what an address is given': get('grants/directory@office.example'),
    'what every address is given': list('grants'),
    'something new for an address': create('grants/viewer@acme.example', { tours: {}, collections: {}, organizations: ['acme'] }),
    'more for an address': update('grants/directory@office.example', { organizations: ['acme', 'globex'] }),
    'no more for an address': remove('grants/directory@office.example'),
    'something new': create('anything/new', {}),
    'something new below a tour': create('tours/hall/comments/new', {}),
    'something new below an organization': create('organizations/acme/secrets/new', {}),
    'all comments wherever they are': list('tours/hall/comments'),
    'anything else less': remove('anything/else'),
  },
);
