import { create, type Fields, get, gone, list, now, remove, set, update } from '../operation';
import { type Counterpart, counterparts, table } from './table';

const change = (fields: Fields) => update('organizations/acme', fields);

/** ACCESS-061 */
export const organizations = table(
  `
                               visitor  stranger  viewer  editor  orgAdmin  oldOrgAdmin  other  directory  unprovenDirectory  shoutingDirectory  writer  admin  roleAdmin  runningAdmin
  one                          x        x         x       x       x         x            x      x          x                  x                  x       x      x         x
  one that is not there        x        x         x       x       x         x            x      x          x                  x                  x       x      x         x
  all                          .        .         .       .       .         .            .      x          .                  x                  .       x      x         x
  a new one                    .        .         .       .       .         .            .      .          .                  .                  .       .      .         .
  its name                     .        .         .       .       x         x            .      x          .                  x                  .       .      .         .
  its logo                     .        .         .       .       x         x            .      x          .                  x                  .       .      .         .
  its tour types               .        .         .       .       x         x            .      x          .                  x                  .       .      .         .
  its languages                .        .         .       .       x         x            .      x          .                  x                  .       .      .         .
  its icons                    .        .         .       .       x         x            .      x          .                  x                  .       .      .         .
  its map layers               .        .         .       .       x         x            .      x          .                  x                  .       .      .         .
  its theme                    .        .         .       .       x         x            .      x          .                  x                  .       .      .         .
  its contact                  .        .         .       .       x         x            .      x          .                  x                  .       .      .         .
  its search listing           .        .         .       .       x         x            .      x          .                  x                  .       .      .         .
  its template                 .        .         .       .       x         x            .      x          .                  x                  .       .      .         .
  the name of another          .        .         .       .       .         .            x      .          .                  .                  .       .      .         .
  its status                   .        .         .       .       .         .            .      .          .                  .                  .       .      .         .
  its modules                  .        .         .       .       .         .            .      .          .                  .                  .       .      .         .
  its members                  .        .         .       .       .         .            .      .          .                  .                  .       .      .         .
  who may create tours         .        .         .       .       .         .            .      .          .                  .                  .       .      .         .
  its name and status at once  .        .         .       .       .         .            .      .          .                  .                  .       .      .         .
  one less                     .        .         .       .       .         .            .      .          .                  .                  .       .      .         .
`,
  {
    one: get('organizations/acme'),
    'one that is not there': get('organizations/none'),
    all: list('organizations'),
    'a new one': create('organizations/new', { name: 'new', status: false, createdAt: 1_700_000_000_000, mapLayers: [] }),
    'its name': change({ name: 'Acme & Sons', updated: now }),
    'its logo': change({ logoUrl: 'https://files.example/logo' }),
    'its tour types': change({ tourTypes: [{ id: 'house', name: 'House' }] }),
    'its languages': change({ languages: ['en', 'de'] }),
    'its icons': change({ iconDescription: [{ ref: 'red', description: 'Danger' }] }),
    'its map layers': change({ mapLayers: [] }),
    'its theme': change({ theme: { primary: '#000000' } }),
    'its contact': change({ contact: { email: 'desk@acme.example' } }),
    'its search listing': change({ isIndexed: true }),
    'its template': change({ template: { main: { color: '#000000' } } }),
    'the name of another': update('organizations/globex', { name: 'Globex Inc.' }),
    'its status': change({ status: false }),
    'its modules': change({ modules: ['quiz'] }),
    'its members': change({ members: [] }),
    'who may create tours': change({ canCreateTours: true }),
    'its name and status at once': change({ name: 'Acme', status: false }),
    'one less': remove('organizations/acme'),
  },
);

const whole: Fields = {
  updated: now,
  logoUrl: 'https://files.example/logo',
  iconDescription: [{ ref: 'red', description: 'Danger' }],
  template: { main: {}, tag: {}, button: {} },
  theme: { primary: '#000', background: '#000', color: '#000', button: '#000', buttonHover: '#000', accent: '#000' },
  tourTypes: [{ id: 'house' }],
  contact: { email: 'desk@acme.example', phone: '+47 22 33 44 55', web: 'acme.example' },
  isIndexed: true,
};

export const fields = counterparts('orgAdmin', [
  ['a name of 200', change({ name: 'x'.repeat(200) }), change({ name: 'x'.repeat(201) })],
  ['a name, always', change({ logoUrl: gone }), change({ name: gone })],
  ['isIndexed, true or false', change({ isIndexed: true }), change({ isIndexed: 'yes' })],
  ['a contact of known parts', change({ contact: { web: 'acme.example' } }), change({ contact: { fax: '1' } })],
  ['a contact that is a map', change({ contact: {} }), change({ contact: 'desk' })],
  ...['email', 'phone', 'web'].flatMap((part): Counterpart[] => [
    [`${part} of 300`, change({ contact: { [part]: 'x'.repeat(300) } }), change({ contact: { [part]: 'x'.repeat(301) } })],
  ]),
  ['the server’s time', change({ updated: now }), change({ updated: new Date('2020-01-01T00:00:00Z') })],
  ['a logo of 2,000', change({ logoUrl: 'x'.repeat(2000) }), change({ logoUrl: 'x'.repeat(2001) })],
  ['50 map layers', change({ mapLayers: Array(50).fill('m') }), change({ mapLayers: Array(51).fill('m') })],
  ['200 tour types', change({ tourTypes: Array(200).fill('t') }), change({ tourTypes: Array(201).fill('t') })],
  ['12 languages', change({ languages: Array(12).fill('de') }), change({ languages: Array(13).fill('de') })],
  ['8 icons', change({ iconDescription: Array(8).fill('i') }), change({ iconDescription: Array(9).fill('i') })],
  ['a theme of known colours', change({ theme: { accent: '#10b981', background: '#fff' } }), change({ theme: { shadow: '#000' } })],
  ['a theme of colours that are text', change({ theme: { button: '#000' } }), change({ theme: { button: 0 } })],
  ...['primary', 'background', 'color', 'button', 'buttonHover', 'accent'].map(
    (part): Counterpart => [`${part} of 64`, change({ theme: { [part]: 'x'.repeat(64) } }), change({ theme: { [part]: 'x'.repeat(65) } })],
  ),
  ['a theme that is a map', change({ theme: {} }), change({ theme: 'dark' })],
  ['colours of 64', change({ theme: { color: 'x'.repeat(64) } }), change({ theme: { color: 'x'.repeat(65) } })],
  ['a template of known categories', change({ template: { main: {}, tag: {}, button: {} } }), change({ template: { footer: {} } })],
  ['a template that is a map', change({ template: {} }), change({ template: [] })],
  ['everything', change(whole), change({ ...whole, theme: 'dark' })],
  ['known fields only', change({ name: 'Acme' }), change({ owner: 'me' })],
]);

export const oddFields = counterparts('oddOrgAdmin', [
  ['odd fields, left alone', update('organizations/odd', { updated: now }), update('organizations/odd', { updated: 7 })],
  ['an odd time, left alone', update('organizations/odd', { name: 'Mended' }), update('organizations/odd', { name: 7 })],
]);

const one = 'organizations/acme/collaborators/one';
const two = 'organizations/acme/collaborators/two';

/** COLLAB-045 */
export const collaborators = table(
  `
                                 visitor  stranger  viewer  editor  orgAdmin  other  directory  writer  unproven  admin
  one                            .        .         .       x       x         .      .          .       .         x
  all                            .        .         .       x       x         .      .          .       .         x
  those of another organization  .        .         .       .       .         x      .          .       .         x
  a new one                      .        .         .       x       x         .      .          .       .         x
  the same once more             .        .         .       x       x         .      .          .       .         x
  one less                       .        .         .       x       x         .      .          .       .         x
`,
  {
    one: get(one),
    all: list('organizations/acme/collaborators'),
    'those of another organization': list('organizations/globex/collaborators'),
    'a new one': create(two, { email: 'new@guests.example' }),
    'the same once more': set(one, { email: 'reader@guests.example' }),
    'one less': remove(one),
  },
);

export const collaboratorFields = counterparts('editor', [
  ['an address', create(two, { email: 'new@guests.example' }), create(two, { email: 'nobody' })],
  ['an address in lower case', create(two, { email: 'new@guests.example' }), create(two, { email: 'New@guests.example' })],
  ['one address', create(two, { email: 'new@guests.example' }), create(two, { email: 'a@guests.example;b@guests.example' })],
  ['its own id', create(two, { id: 'two', email: 'new@guests.example' }), create(two, { id: 'one', email: 'new@guests.example' })],
  ['nothing else', create(two, { email: 'new@guests.example' }), create(two, { email: 'new@guests.example', name: 'New' })],
]);

const screen = 'organizations/acme/screens/private';

/** MODEL-058 */
export const wallScreens = table(
  `
                   visitor  stranger  viewer  editor  orgAdmin  other  directory  writer  unproven  admin
  a public one     x        x         x       x       x         x      x          x       x         x
  a private one    .        .         x       x       x         .      .          .       .         x
  all of them      .        .         x       x       x         .      .          .       .         x
  a new one        .        .         .       x       x         .      .          .       .         x
  another address  .        .         .       x       x         .      .          .       .         x
  one less         .        .         .       x       x         .      .          .       .         x
`,
  {
    'a public one': get('organizations/acme/screens/public'),
    'a private one': get(screen),
    'all of them': list('organizations/acme/screens'),
    'a new one': create('organizations/acme/screens/new', { url: 'https://screens.example/3', public: false }),
    'another address': update(screen, { url: 'https://screens.example/4' }),
    'one less': remove(screen),
  },
);

const closedScreen = 'organizations/closed/screens/new';

/** MODEL-003: a suspended organization publishes nothing new. */
export const closedWallScreens = counterparts('admin', [
  [
    'a private screen',
    create(closedScreen, { url: 'https://screens.example/5', public: false }),
    create(closedScreen, { url: 'https://screens.example/5', public: true }),
  ],
]);

export const wallScreenFields = counterparts('editor', [
  ['an address of 2,000', update(screen, { url: 'x'.repeat(2000) }), update(screen, { url: 'x'.repeat(2001) })],
  ['an address', update(screen, { url: 'https://x.example' }), update(screen, { url: null })],
  ['public, true or false', update(screen, { public: true }), update(screen, { public: 'yes' })],
  ['known fields only', update(screen, { public: true }), update(screen, { owner: 'me' })],
]);
