import { create, type Fields, get, list, page, remove, update } from '../operation';
import { table } from './table';
import { modelId } from './world';

const acme = 'organizations/acme/tours/old';
const closed = 'organizations/closed/tours/old';
const hall = 'organizations/acme/tours/hall';
const snapshot = (name: string, changes: Fields) => update(`${acme}/snapshots/${name}`, changes);

/** ACCESS-050 ACCESS-068 ACCESS-078 */
export const snapshots = table(
  `
                                         visitor  stranger  viewer  editor  orgAdmin  other  directory  writer  reader  closedEditor  admin
  a public one                           x        x         x       x       x         x      x          x       x       x             x
  one that is open                       x        x         x       x       x         x      x          x       x       x             x
  one between its dates                  x        x         x       x       x         x      x          x       x       x             x
  its part                               x        x         x       x       x         x      x          x       x       x             x
  its texts in another language          x        x         x       x       x         x      x          x       x       x             x
  those of one after its end             .        .         x       x       x         .      x          .       .       .             x
  all its languages                      .        .         x       x       x         .      x          .       .       .             x
  all its parts                          .        .         x       x       x         .      x          .       .       .             x
  the first 100 of its parts             x        x         x       x       x         x      x          x       x       x             x
  the first 101 of its parts             .        .         x       x       x         .      x          .       .       .             x
  the first 100 parts of one after its end .      .         x       x       x         .      x          .       .       .             x
  one before it opens                    .        .         x       x       x         .      x          .       .       .             x
  one after its end                      .        .         x       x       x         .      x          .       .       .             x
  one of a tour in the bin               .        .         x       x       x         .      x          .       .       .             x
  a part of one after its end            .        .         x       x       x         .      x          .       .       .             x
  one of a tour that guests edit         .        .         x       x       x         .      x          x       .       .             x
  a public one of a closed organization  .        .         .       .       .         .      .          .       .       x             x
  a part of one of a closed organization .        .         .       .       .         .      .          .       .       x             x
  a private one                          .        .         x       x       x         .      x          .       .       .             x
  public ones                            .        .         x       x       x         .      x          .       .       .             x
  all of them                            .        .         x       x       x         .      x          .       .       .             x
  a new one                              .        .         .       .       .         .      .          .       .       .             .
  a private one, published               .        .         .       .       .         .      .          .       .       .             .
  a public one, closed                   .        .         .       .       .         .      .          .       .       .             .
  a text, changed                        .        .         .       .       .         .      .          .       .       .             .
  a part, changed                        .        .         .       .       .         .      .          .       .       .             .
  one less                               .        .         .       .       .         .      .          .       .       .             .
`,
  {
    'a public one': get(`${acme}/snapshots/public`),
    'one that is open': get(`${acme}/snapshots/open`),
    'one between its dates': get(`${acme}/snapshots/between`),
    'its part': get(`${acme}/snapshots/between/parts/1`),
    'its texts in another language': get(`${acme}/snapshots/between/languages/de`),
    'those of one after its end': get(`${acme}/snapshots/late/languages/de`),
    'all its languages': list(`${acme}/snapshots/between/languages`),
    'all its parts': list(`${acme}/snapshots/between/parts`),
    'the first 100 of its parts': page(`${acme}/snapshots/between/parts`),
    'the first 101 of its parts': { ...list(`${acme}/snapshots/between/parts`), limit: 101 },
    'the first 100 parts of one after its end': page(`${acme}/snapshots/late/parts`),
    'one before it opens': get(`${acme}/snapshots/early`),
    'one after its end': get(`${acme}/snapshots/late`),
    'one of a tour in the bin': get(`${acme}/snapshots/binned`),
    'a part of one after its end': get(`${acme}/snapshots/late/parts/1`),
    'one of a tour that guests edit': get(`${hall}/snapshots/early`),
    'a public one of a closed organization': get(`${closed}/snapshots/public`),
    'a part of one of a closed organization': get(`${closed}/snapshots/open/parts/1`),
    'a private one': get(`${acme}/snapshots/private`),
    'public ones': list(`${acme}/snapshots`, ['public', '==', true]),
    'all of them': list(`${acme}/snapshots`),
    'a new one': create(`${acme}/snapshots/new`, { public: true, matterportId: modelId, pois: [] }),
    'a private one, published': snapshot('private', { public: true }),
    'a public one, closed': snapshot('public', { public: false }),
    'a text, changed': update(`${acme}/snapshots/open/languages/de`, { texts: { x: {} } }),
    'a part, changed': update(`${acme}/snapshots/open/parts/1`, { pois: ['x'] }),
    'one less': remove(`${acme}/snapshots/public`),
  },
);

/** Beside the snapshots: notes and people for members, the current version for everybody, the rest for nobody. ACCESS-068 */
export const beside = table(
  `
                                       visitor  stranger  viewer  editor  orgAdmin  other  directory  writer  reader  closedEditor  admin
  the note of an open version          .        .         x       x       x         .      x          .       .       .             x
  the versions of a tour               .        .         x       x       x         .      x          .       .       .             x
  the versions of a guest’s tour       .        .         x       x       x         .      x          x       .       .             x
  those that the same tour has elsewhere  .     .         .       .       .         x      .          .       .       .             x
  the current one                      x        x         x       x       x         x      x          x       x       x             x
  that of a closed organization        .        .         .       .       .         .      .          .       .       x             x
  another current one                  .        .         .       .       .         .      .          .       .       .             .
  the numbers                          .        .         .       .       .         .      .          .       .       .             .
  who uses a file                      .        .         .       .       .         .      .          .       .       .             .
  another note                         .        .         .       .       .         .      .          .       .       .             .
`,
  {
    'the note of an open version': get(`${acme}/versions/open`),
    'the versions of a tour': list(`${acme}/versions`),
    'the versions of a guest’s tour': list(`${hall}/versions`),
    'those that the same tour has elsewhere': list('organizations/globex/tours/hall/versions'),
    'the current one': get(`${acme}/published/current`),
    'that of a closed organization': get(`${closed}/published/current`),
    'another current one': update(`${acme}/published/current`, { version: 'late' }),
    'the numbers': get(`${acme}/published/numbers`),
    'who uses a file': get(`${acme}/publishedFiles/a.jpg`),
    'another note': update(`${acme}/versions/open`, { note: 'Theirs' }),
  },
);

/** How often versions were visited, for those who may write the tour; the server counts. */
export const visits = table(
  `
                                                 visitor  stranger  viewer  editor  orgAdmin  other  directory  writer  reader  creator  unproven  closedEditor  admin
  those in one document                          .        .         .       x       x         .      x          .       .       .        .         .             x
  those of a month                               .        .         .       x       x         .      x          .       .       .        .         .             x
  all of a tour                                  .        .         .       x       x         .      x          .       .       .        .         .             x
  all of a tour that guests edit                 .        .         .       x       x         .      x          x       .       .        .         .             x
  all of a member’s own tour                     .        .         .       x       x         .      x          .       .       x        .         .             x
  all that the same tour has in another place    .        .         .       .       .         x      .          .       .       .        .         .             x
  all of a closed organization                   .        .         .       .       .         .      .          .       .       .        .         x             x
  one more                                       .        .         .       .       .         .      .          .       .       .        .         .             .
  a new document                                 .        .         .       .       .         .      .          .       .       .        .         .             .
  none any more                                  .        .         .       .       .         .      .          .       .       .        .         .             .
  who was seen today                             .        .         .       .       .         .      .          .       .       .        .         .             .
  all who were seen                              .        .         .       .       .         .      .          .       .       .        .         .             .
`,
  {
    'those in one document': get(`${acme}/visits/0`),
    'those of a month': get(`${acme}/visits/live_2031-01`),
    'all of a tour': list(`${acme}/visits`),
    'all of a tour that guests edit': list(`${hall}/visits`),
    'all of a member’s own tour': list('organizations/acme/tours/own/visits'),
    'all that the same tour has in another place': list('organizations/globex/tours/hall/visits'),
    'all of a closed organization': list(`${closed}/visits`),
    'one more': update(`${acme}/visits/0`, { counts: { open: { '2031-01-01': 1 } } }),
    'a new document': create(`${acme}/visits/1`, { counts: {} }),
    'none any more': remove(`${acme}/visits/0`),
    'who was seen today': get('seen/2031-01-01_AbCdEfGhIjKlMnOp'),
    'all who were seen': list('seen'),
  },
);

/** Where short addresses lead: only the server reads and writes it. */
export const shortCodes = table(
  `
                visitor  stranger  viewer  editor  orgAdmin  other  directory  writer  reader  closedEditor  admin
  one           .        .         .       .       .         .      .          .       .       .             .
  all of them   .        .         .       .       .         .      .          .       .       .             .
  those of one  .        .         .       .       .         .      .          .       .       .             .
  a new one     .        .         .       .       .         .      .          .       .       .             .
  led away      .        .         .       .       .         .      .          .       .       .             .
  one less      .        .         .       .       .         .      .          .       .       .             .
  a former one  .        .         .       .       .         .      .          .       .       .             .
  free again    .        .         .       .       .         .      .          .       .       .             .
`,
  {
    one: get('shortCodes/abc2345'),
    'all of them': list('shortCodes'),
    'those of one': list('shortCodes', ['organization', '==', 'acme']),
    'a new one': create('shortCodes/xyz2345', { organization: 'acme', tour: 'hall' }),
    'led away': update('shortCodes/abc2345', { tour: 'hall' }),
    'one less': remove('shortCodes/abc2345'),
    'a former one': get('formerShortCodes/abc2346'),
    'free again': remove('formerShortCodes/abc2346'),
  },
);
