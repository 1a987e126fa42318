import { create, type Fields, page as firstPage, get, gone, list, now, ownEmail, ownUid, remove, set, update } from '../operation';
import { counterparts, table, without } from './table';

/** ACCESS-066 ACCESS-067 */
export const application = table(
  `
                                     visitor  stranger  viewer  editor  orgAdmin  directory  unprovenDirectory  shoutingDirectory  nameless  almostAdmin  admin  roleAdmin
  a module                           .        x         x       x       x         x          x                  x                  x         x            x      x
  all modules                        .        .         .       .       .         .          .                  .                  .         .            x      x
  the first 100 modules              .        x         x       x       x         x          x                  x                  x         x            x      x
  the first 101 modules              .        .         .       .       .         .          .                  .                  .         .            x      x
  a new module                       .        .         .       .       .         .          .                  .                  .         .            x      x
  a module’s description             .        .         .       .       .         .          .                  .                  .         .            x      x
  a module less                      .        .         .       .       .         .          .                  .                  .         .            x      x
  a page                             x        x         x       x       x         x          x                  x                  x         x            x      x
  all pages                          .        .         .       .       .         .          .                  .                  .         .            .      .
  the first 100 pages                x        x         x       x       x         x          x                  x                  x         x            x      x
  the first 101 pages                .        .         .       .       .         .          .                  .                  .         .            .      .
  the first 100 pages after some     .        .         .       .       .         .          .                  .                  .         .            .      .
  a new page                         .        .         .       .       .         .          .                  .                  .         .            x      x
  a page’s body                      .        .         .       .       .         .          .                  .                  .         .            x      x
  a page less                        .        .         .       .       .         .          .                  .                  .         .            x      x
  the message to all                 x        x         x       x       x         x          x                  x                  x         x            x      x
  another message to all             .        .         .       .       .         .          .                  .                  .         .            x      x
  no message to all                  .        .         .       .       .         .          .                  .                  .         .            x      x
  the directory                      .        .         .       .       .         x          .                  x                  .         .            x      x
  another directory                  .        .         .       .       .         .          .                  .                  .         .            x      x
  no directory                       .        .         .       .       .         .          .                  .                  .         .            x      x
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

const module = (changes: Fields) => update('modules/quiz', changes);
const wholeModule: Fields = { name: 'New', description: '', createdAt: now, updated: now };
const wholeMessage: Fields = { messageTitle: 'T', messageBody: 'B', messageId: 'i', messageEnabled: true, frontendEnabled: true };
const page = (changes: Fields) => update('pages/terms', changes);
const message = (changes: Fields) => update('app/global', changes);
const directory = (changes: Fields) => update('app/dcms', changes);

export const fields = counterparts('admin', [
  ['a module’s name', create('modules/new', { name: 'New' }), create('modules/new', { description: 'x' })],
  ['a module’s name, always', module({ description: gone }), module({ name: gone })],
  ['a module’s description of 2,000', module({ description: 'x'.repeat(2000) }), module({ description: 'x'.repeat(2001) })],
  ['a module’s times', module({ createdAt: 1, updated: now }), module({ createdAt: 'today' })],
  ['everything of a module', create('modules/new', wholeModule), create('modules/new', { ...wholeModule, name: '' })],
  ['a module’s change, the server’s time', module({ updated: now }), module({ updated: new Date('2020-01-01T00:00:00Z') })],
  ['odd fields of a module, left alone', update('modules/odd', { name: 'Mended' }), update('modules/odd', { description: 7 })],
  ['a module’s known fields only', module({ description: 'x' }), module({ price: 1 })],
  ['a page’s version', page({ version: 3 }), page({ version: 'three' })],
  ['a page’s body of 500,000', page({ body: 'x'.repeat(500_000) }), page({ body: 'x'.repeat(500_001) })],
  ['everything of a page', page({ version: 1, body: '', updated: now }), page({ version: 1, body: '', updated: 1 })],
  ['odd fields of a page, left alone', update('pages/odd', { updated: now }), update('pages/odd', { updated: 7 })],
  ['an odd time of a page, left alone', update('pages/odd', { version: 2 }), update('pages/odd', { body: 7 })],
  ['a page’s known fields only', page({ version: 3 }), page({ script: 'x' })],
  ['a message’s title of 200', message({ messageTitle: 'x'.repeat(200) }), message({ messageTitle: 'x'.repeat(201) })],
  ['a message of 5,000', message({ messageBody: 'x'.repeat(5000) }), message({ messageBody: 'x'.repeat(5001) })],
  ['a message’s id of 200', message({ messageId: 'x'.repeat(200) }), message({ messageId: 'x'.repeat(201) })],
  ['a message on or off', message({ messageEnabled: true }), message({ messageEnabled: 'on' })],
  ['the front end on or off', message({ frontendEnabled: false }), message({ frontendEnabled: 0 })],
  ['everything of a message', message(wholeMessage), message({ ...wholeMessage, messageTitle: null })],
  ['a message’s known fields only', message({ frontendEnabled: true }), message({ colour: 'red' })],
  ['directory admins in a list', directory({ admins: [] }), directory({ admins: 'a@office.example' })],
  ['directory admins without spaces', directory({ admins: ['a@office.example', 'b'] }), directory({ admins: ['a@office.example b'] })],
  ['directory admins without line breaks', directory({ admins: ['a@office.example'] }), directory({ admins: ['a\nb@office.example'] })],
  ['1,000 directory admins', directory({ admins: Array(1000).fill('a') }), directory({ admins: Array(1001).fill('a') })],
  ['organizations in a list', directory({ organizations: ['acme'] }), directory({ organizations: { acme: true } })],
  ['1,000 organizations', directory({ organizations: Array(1000).fill('o') }), directory({ organizations: Array(1001).fill('o') })],
  ['the directory’s known fields only', directory({ admins: [] }), directory({ editors: [] })],
]);

/** The documents of which there is one, before there is one. */
export const firstTime = [
  ...without(
    'app/global',
    counterparts('admin', [['the first message', set('app/global', { messageTitle: 'Tonight' }), set('app/global', { colour: 'red' })]]),
  ),
  ...without(
    'app/dcms',
    counterparts('admin', [['the first directory', set('app/dcms', { admins: [], organizations: [] }), set('app/dcms', { editors: [] })]]),
  ),
];

const mine = (changes: Fields) => update('users/viewer', changes);

/** ACCESS-070 */
export const users = table(
  `
                              visitor  stranger  viewer  editor  orgAdmin  directory  unproven  admin  roleAdmin
  the viewer’s                .        .         x       .       .         .          .         x      x
  all                         .        .         .       .       .         .          .         x      x
  a new one for the stranger  .        x         .       .       .         .          .         x      x
  the viewer’s name           .        .         x       .       .         .          .         x      x
  the viewer’s role           .        .         .       .       .         .          .         x      x
  the viewer’s organization   .        .         .       .       .         .          .         x      x
  the viewer’s less           .        .         .       .       .         .          .         x      x
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

const card = (changes: Fields) => update('users/viewer', changes);

export const cardFields = counterparts('admin', [
  ['an account that is text', card({ uid: 'viewer' }), card({ uid: 7 })],
  ['an address of 254', card({ email: 'x'.repeat(254) }), card({ email: 'x'.repeat(255) })],
  ['a name of 200', card({ displayName: 'x'.repeat(200) }), card({ displayName: 'x'.repeat(201) })],
  ['an account of 200', card({ uid: 'x'.repeat(200) }), card({ uid: 'x'.repeat(201) })],
  ['a role of 200', card({ role: 'x'.repeat(200) }), card({ role: 'x'.repeat(201) })],
  [
    'everything',
    card({ uid: 'viewer', email: 'v@acme.example', displayName: '', organization: 'acme', role: 'user' }),
    card({ uid: 'viewer', email: 7 }),
  ],
  ['an organization of 200', card({ organization: 'x'.repeat(200) }), card({ organization: 'x'.repeat(201) })],
  ['a role that is text', card({ role: 'user' }), card({ role: true })],
  ['odd fields, left alone', update('users/odd', { role: 'user' }), update('users/odd', { email: 7 })],
  ['an odd role, left alone', update('users/odd', { displayName: 'Mended' }), update('users/odd', { role: 7 })],
  ['known fields only', card({ role: 'user' }), card({ admin: true })],
]);

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
