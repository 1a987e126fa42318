import { create, type Fields, get, gone, list, now, ownEmail, ownUid, page, remove, set, update } from '../operation';
import { counterparts, table } from './table';

const aLink = (changes: Fields = {}): Fields => ({
  user: ownUid,
  created: now,
  poiId: 'poi',
  sweep: 'sweep',
  zoom: 1,
  message: 'Look here',
  rotation: { x: 0, y: 90 },
  position: { x: 1, y: 2.5, z: 3 },
  ...changes,
});
const link = (changes: Fields = {}) => create('tours/hall/links/new', aLink(changes));

/** ACCESS-042 ACCESS-060 */
export const links = table(
  `
                                               visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colReader  expired  unproven  admin
  one of a private tour                        .        .         x       x       x         .      x          x       x       .          .        .         x
  one of a public tour                         x        x         x       x       x         x      x          x       x       x          x        x         x
  one that is not there                        .        .         x       x       x         .      x          x       x       .          .        .         x
  all of a tour                                .        .         .       x       x         .      x          .       x       .          .        .         x
  all of a public tour                         .        .         .       x       x         .      x          .       .       .          .        .         x
  those that the viewer made                   .        .         x       x       x         .      x          .       x       .          .        .         x
  those that a stranger made                   .        x         .       x       x         .      x          .       x       .          .        .         x
  a new one                                    .        .         x       x       x         .      .          .       .       .          .        .         x
  a new one of a public tour                   .        .         x       x       x         .      .          .       .       .          .        .         x
  a new one of a tour of another organization  .        .         .       .       .         x      .          .       .       .          .        .         x
  another message                              .        .         .       .       .         .      .          .       .       .          .        .         .
  a name for the viewer’s                      .        .         x       x       x         .      x          .       x       .          .        .         x
  an end of the editor’s                       .        .         .       x       x         .      x          .       x       .          .        .         x
  the viewer’s revoked                         .        .         x       x       x         .      x          .       x       .          .        .         x
  the editor’s revoked                         .        .         .       x       x         .      x          .       x       .          .        .         x
  a stranger’s revoked                         .        .         .       x       x         .      x          .       x       .          .        .         x
  a revoked one brought back                   .        .         .       .       .         .      .          .       .       .          .        .         .
  the viewer’s less                            .        .         x       x       x         .      x          .       x       .          .        .         x
  the viewer’s less, once it is revoked        .        .         .       x       x         .      x          .       x       .          .        .         x
  a stranger’s less                            .        x         .       x       x         .      x          .       x       .          .        .         x
  one of somebody else less                    .        .         .       x       x         .      x          .       x       .          .        .         x
`,
  {
    'one of a private tour': get('tours/hall/links/link'),
    'one of a public tour': get('tours/open/links/link'),
    'one that is not there': get('tours/hall/links/none'),
    'all of a tour': list('tours/hall/links'),
    'all of a public tour': list('tours/open/links'),
    'a new one': link(),
    'a new one of a public tour': create('tours/open/links/new', aLink()),
    'a new one of a tour of another organization': create('tours/globex/links/new', aLink()),
    'those that the viewer made': list('tours/hall/links', ['user', '==', 'viewer']),
    'those that a stranger made': list('tours/hall/links', ['user', '==', 'stranger']),
    'another message': update('tours/hall/links/link', { message: 'x' }),
    'a name for the viewer’s': update('tours/hall/links/own', { name: 'For the press' }),
    'an end of the editor’s': update('tours/hall/links/link', { expires: new Date('2099-01-01T00:00:00Z') }),
    'the viewer’s revoked': update('tours/hall/links/own', { revoked: now }),
    'the editor’s revoked': update('tours/hall/links/link', { revoked: now }),
    'a stranger’s revoked': update('tours/hall/links/strangers', { revoked: now }),
    'a revoked one brought back': update('tours/hall/links/revoked', { revoked: gone }),
    'the viewer’s less': remove('tours/hall/links/own'),
    'the viewer’s less, once it is revoked': remove('tours/hall/links/revoked'),
    'a stranger’s less': remove('tours/hall/links/strangers'),
    'one of somebody else less': remove('tours/hall/links/directors'),
  },
);

export const linkFields = counterparts('viewer', [
  ['its maker', link(), link({ user: 'editor' })],
  ['a maker at all', link(), create('tours/hall/links/new', { created: now })],
  ['the server’s time', link(), link({ created: new Date('2020-01-01T00:00:00Z') })],
  ['a time at all', link(), create('tours/hall/links/new', { user: ownUid })],
  ['a message of 2,000', link({ message: 'x'.repeat(2000) }), link({ message: 'x'.repeat(2001) })],
  ['a PoI of 200', link({ poiId: 'x'.repeat(200) }), link({ poiId: 'x'.repeat(201) })],
  ['a sweep of 200', link({ sweep: 'x'.repeat(200) }), link({ sweep: 'x'.repeat(201) })],
  ['a zoom that is a number', link({ zoom: 1.5 }), link({ zoom: 'near' })],
  ['a rotation of numbers', link({ rotation: { x: -10.5, y: 0, z: 0 } }), link({ rotation: { x: 'left' } })],
  ['a rotation of known axes', link({ rotation: { x: 1 } }), link({ rotation: { w: 1 } })],
  ['a position of three numbers', link({ position: { x: 1, y: 2, z: 3 } }), link({ position: { x: 1, y: 2, z: 'high' } })],
  ['a position of y, a number', link({ position: { y: -1 } }), link({ position: { y: 'up' } })],
  ['a position that is a map', link({ position: {} }), link({ position: [1, 2, 3] })],
  ['a position of numbers', link({ position: { y: 1 } }), link({ position: { y: null } })],
  ['a name of 200', link({ name: 'x'.repeat(200) }), link({ name: 'x'.repeat(201) })],
  ['an end that is a time', link({ expires: new Date('2099-01-01T00:00:00Z') }), link({ expires: 'never' })],
  ['no end', link({ expires: null }), link({ expires: 7 })],
  ['known fields only', link(), link({ password: 'x' })],
  ['nothing that only a change may say', link(), link({ revoked: now })],
]);

const change = (changes: Fields) => update('tours/hall/links/own', changes);

export const linkChanges = counterparts('viewer', [
  ['a name of 200', change({ name: 'x'.repeat(200) }), change({ name: 'x'.repeat(201) })],
  ['a name that is a text', change({ name: '' }), change({ name: ['x'] })],
  ['an end that is a time', change({ expires: new Date('2020-01-01T00:00:00Z') }), change({ expires: 'never' })],
  ['no end', change({ expires: null }), change({ expires: false })],
  ['the server’s time', change({ revoked: now }), change({ revoked: new Date('2020-01-01T00:00:00Z') })],
  ['one time for ever', update('tours/hall/links/revoked', { name: 'Over' }), update('tours/hall/links/revoked', { revoked: now })],
  ['a revocation that stays', update('tours/hall/links/revoked', { expires: null }), update('tours/hall/links/revoked', { revoked: null })],
  ['nothing of what it leads to', change({ name: 'New' }), change({ name: 'New', poiId: 'other' })],
  ['its maker', change({ name: 'New' }), change({ user: 'editor' })],
]);

const anEntry = (changes: Fields = {}): Fields => ({ folders: [], timestamp: now, userUid: ownUid, userEmail: ownEmail, ...changes });
const entry = (changes: Fields = {}) => create('tours/hall/poiHistory/new', anEntry(changes));

/** ACCESS-059 */
export const history = table(
  `
                                      visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colWriter  expired  unproven  admin
  an entry                            .        .         .       x       x         .      x          .       x       .          .        .         x
  the latest ten                      .        .         .       x       x         .      x          .       x       .          .        .         x
  all of them                         .        .         .       x       x         .      x          .       x       .          .        .         x
  those of one in a collection        .        .         .       x       x         .      x          .       .       x          .        .         x
  those of a public tour              .        .         .       x       x         .      x          .       .       .          .        .         x
  a new entry                         .        .         .       x       x         .      x          .       x       .          .        .         x
  a new entry of one in a collection  .        .         .       x       x         .      x          .       .       x          .        .         x
  a new entry of a public tour        .        .         .       x       x         .      x          .       .       .          .        .         x
  a name for an entry                 .        .         .       x       x         .      x          .       x       .          .        .         x
  an entry written anew               .        .         .       .       .         .      .          .       .       .          .        .         .
  other folders in an entry           .        .         .       .       .         .      .          .       .       .          .        .         .
  an entry less                       .        .         .       .       .         .      .          .       .       .          .        .         .
`,
  {
    'an entry': get('tours/hall/poiHistory/entry'),
    'the latest ten': { ...list('tours/hall/poiHistory'), orderBy: 'timestamp', limit: 10 },
    'all of them': list('tours/hall/poiHistory'),
    'those of one in a collection': list('tours/shelf/poiHistory'),
    'those of a public tour': list('tours/open/poiHistory'),
    'a new entry': entry(),
    'a new entry of one in a collection': create('tours/shelf/poiHistory/new', anEntry()),
    'a new entry of a public tour': create('tours/open/poiHistory/new', anEntry()),
    'a name for an entry': update('tours/hall/poiHistory/entry', { name: 'Before the party' }),
    'an entry written anew': set('tours/hall/poiHistory/entry', anEntry()),
    'other folders in an entry': update('tours/hall/poiHistory/entry', { folders: [], timestamp: now }),
    'an entry less': remove('tours/hall/poiHistory/entry'),
  },
);

export const historyFields = counterparts('writer', [
  ['the account of its writer', entry(), entry({ userUid: 'editor' })],
  ['the address of its writer', entry(), entry({ userEmail: 'editor@acme.example' })],
  ['the address in any case', entry({ userEmail: 'Writer@Guests.example' }), entry({ userEmail: '' })],
  ['the server’s time', entry(), entry({ timestamp: new Date('2020-01-01T00:00:00Z') })],
  ['a time at all', entry(), create('tours/hall/poiHistory/new', { folders: [], userUid: ownUid, userEmail: ownEmail })],
  ['folders', entry(), create('tours/hall/poiHistory/new', { timestamp: now, userUid: ownUid, userEmail: ownEmail })],
  ['folders in a list', entry({ folders: [{ id: 'f' }] }), entry({ folders: { id: 'f' } })],
  ['folders, 1,000 of them', entry({ folders: Array(1000).fill('f') }), entry({ folders: Array(1001).fill('f') })],
  ['guided tours, 10 of them', entry({ guidedTours: Array(10).fill('g') }), entry({ guidedTours: Array(11).fill('g') })],
  ['rooms, 500 of them', entry({ rooms: Array(500).fill('r') }), entry({ rooms: Array(501).fill('r') })],
  ['known fields only', entry(), entry({ note: 'x' })],
]);

const named = (changes: Fields) => update('tours/hall/poiHistory/entry', changes);

export const historyNames = counterparts('writer', [
  ['a name of 200', named({ name: 'x'.repeat(200) }), named({ name: 'x'.repeat(201) })],
  ['a name that is a text', named({ name: '' }), named({ name: ['x'] })],
  ['nothing but the name', named({ name: 'x' }), named({ name: 'x', folders: [{ id: 'f' }] })],
  ['the account of its writer', named({ name: 'x' }), named({ name: 'x', userUid: ownUid })],
  ['a name given afterwards', entry(), entry({ name: 'x' })],
]);

const plan = (changes: Fields = {}) => update('tours/hall/markers/plan', { markers: [], ...changes });

/** EDIT-093 */
export const markers = table(
  `
                                   visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colWriter  expired  unproven  admin
  those of a private tour          .        .         x       x       x         .      x          x       x       .          .        .         x
  all lists of a private tour      .        .         x       x       x         .      x          x       x       .          .        .         x
  those of a public tour           x        x         x       x       x         x      x          x       x       x          x        x         x
  all lists of a public tour       .        .         x       x       x         .      x          .       .       .          .        .         x
  the first 100 of a public tour   x        x         x       x       x         x      x          x       x       x          x        x         x
  a new list                       .        .         .       x       x         .      x          .       x       .          .        .         x
  another marker                   .        .         .       x       x         .      x          .       x       .          .        .         x
  another marker on a public tour  .        .         .       x       x         .      x          .       .       .          .        .         x
  a list less                      .        .         .       x       x         .      x          .       x       .          .        .         x
`,
  {
    'those of a private tour': get('tours/hall/markers/plan'),
    'all lists of a private tour': list('tours/hall/markers'),
    'those of a public tour': get('tours/open/markers/plan'),
    'all lists of a public tour': list('tours/open/markers'),
    'the first 100 of a public tour': page('tours/open/markers'),
    'a new list': create('tours/hall/markers/new', { markers: [], updated: now }),
    'another marker': plan({ markers: [{ name: 'Marker 1' }] }),
    'another marker on a public tour': update('tours/open/markers/plan', { markers: [] }),
    'a list less': remove('tours/hall/markers/plan'),
  },
);

export const markerFields = counterparts('editor', [
  ['markers in a list', plan({ markers: [{ name: 'x' }] }), plan({ markers: 'x' })],
  ['odd markers, left alone', update('tours/hall/markers/odd', { updated: now }), update('tours/hall/markers/odd', { markers: 'odd' })],
  ['an odd time, left alone', update('tours/hall/markers/odd', { markers: [] }), update('tours/hall/markers/odd', { updated: 7 })],
  ['1,000 markers', plan({ markers: Array(1000).fill('x') }), plan({ markers: Array(1001).fill('x') })],
  ['the server’s time', plan({ updated: now }), plan({ updated: new Date('2020-01-01T00:00:00Z') })],
  ['known fields only', plan({ markers: ['x'] }), plan({ owner: 'x' })],
]);

const inGerman = (changes: Fields = {}) => update('tours/hall/languages/de', { texts: {}, ...changes });

export const translations = table(
  `
                                            visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colWriter  expired  unproven  admin
  those of a private tour                   .        .         x       x       x         .      x          x       x       .          .        .         x
  all languages of a private tour           .        .         x       x       x         .      x          x       x       .          .        .         x
  those of a public tour                    x        x         x       x       x         x      x          x       x       x          x        x         x
  one that a public tour does not have      x        x         x       x       x         x      x          x       x       x          x        x         x
  all languages of a public tour            .        .         x       x       x         .      x          .       .       .          .        .         x
  a new language that the tour names        .        .         .       x       x         .      x          .       x       .          .        .         x
  another text                              .        .         .       x       x         .      x          .       x       .          .        .         x
  another text of a public tour             .        .         .       x       x         .      x          .       .       .          .        .         x
  a language less                           .        .         .       x       x         .      x          .       x       .          .        .         x
  another list of languages in the tour     .        .         .       x       x         .      x          .       x       .          .        .         x
`,
  {
    'those of a private tour': get('tours/hall/languages/de'),
    'all languages of a private tour': list('tours/hall/languages'),
    'those of a public tour': get('tours/open/languages/de'),
    'one that a public tour does not have': get('tours/open/languages/nb'),
    'all languages of a public tour': list('tours/open/languages'),
    'a new language that the tour names': create('tours/hall/languages/en', { texts: {}, updated: now }),
    'another text': inGerman({ texts: { tour: { name: { text: 'Halle', hash: 'h' } } } }),
    'another text of a public tour': update('tours/open/languages/de', { texts: {} }),
    'a language less': remove('tours/hall/languages/de'),
    'another list of languages in the tour': update('tours/hall', { languages: ['en', 'de', 'fr', 'nb'] }),
  },
);

export const translationFields = counterparts('editor', [
  ['texts by thing', inGerman({ texts: { tour: {} } }), inGerman({ texts: ['x'] })],
  ['a language that its tour names', inGerman(), create('tours/hall/languages/nb', { texts: {}, updated: now })],
  ['the server’s time', inGerman({ updated: now }), inGerman({ updated: new Date('2020-01-01T00:00:00Z') })],
  ['known fields only', inGerman(), inGerman({ owner: 'x' })],
  ['12 languages', update('tours/hall', { languages: Array(12).fill('de') }), update('tours/hall', { languages: Array(13).fill('de') })],
  ['a list of languages', update('tours/hall', { languages: [] }), update('tours/hall', { languages: 'de' })],
]);
