import { create, get, list, now, update } from '../operation';
import { binning } from './bin-moves';
import { table } from './table';

const rename = (path: string) => update(path, { name: 'New' });

/** ACCESS-001 ACCESS-002 ACCESS-008: what the claims make of somebody, and what an address that is not proven opens: nothing. */
export const byClaims = table(
  `
                                      admin  roleAdmin  almostAdmin  editor  oldEditor  oldOrgAdmin  demotedEditor  oddRole  roleless  nowhere  numberedRole
  read a tour of the organization     x      x          .            x       x          x            x              x        x         .        x
  change a tour of the organization   x      x          .            x       x          x            .              .        .         .        x
  publish a tour of the organization  x      x          .            x       x          x            .              .        .         .        x
  read a tour of no organization      x      x          .            .       .          .            .              .        .         .        .
  list tours of no organization       x      x          .            .       .          .            .              .        .         .        .
  list all tours                      x      x          .            .       .          .            .              .        .         .        .
  name the organization               .      .          .            .       .          x            .              .        .         .        .
  list users                          x      x          .            .       .          .            .              .        .         .        .
`,
  {
    'read a tour of the organization': get('tours/hall'),
    'change a tour of the organization': rename('tours/hall'),
    'publish a tour of the organization': update('tours/hall', { public: true }),
    'read a tour of no organization': get('tours/nobodys'),
    'list tours of no organization': list('tours', ['organization', '==', '']),
    'list all tours': list('tours'),
    'name the organization': rename('organizations/acme'),
    'list users': list('users'),
  },
);

/** ACCESS-021 ACCESS-037 ACCESS-039 ACCESS-054 ACCESS-067 ACCESS-072 */
export const byAddress = table(
  `
                                     writer  capitals  workAccount  unproven  otherProvider  nameless  expired  directory  shoutingDirectory  unprovenDirectory
  read the tour                      x       x         .            .         .              .         .        x          x                  .
  change the tour                    x       x         .            .         .              .         .        x          x                  .
  read the invitation                x       x         .            .         .              .         .        x          x                  .
  read the PoI history               x       x         .            .         .              .         .        x          x                  .
  read another tour                  .       .         .            .         .              .         .        x          x                  .
  list the organization’s tours      .       .         .            .         .              .         .        x          x                  .
  list another organization’s tours  .       .         .            .         .              .         .        .          .                  .
  list tours of no organization      .       .         .            .         .              .         .        .          .                  .
  list organizations                 .       .         .            .         .              .         .        x          x                  .
  read the directory                 .       .         .            .         .              .         .        x          x                  .
  name the organization              .       .         .            .         .              .         .        x          x                  .
  name another organization          .       .         .            .         .              .         .        .          .                  .
`,
  {
    'read the tour': get('tours/hall'),
    'change the tour': rename('tours/hall'),
    'read the invitation': get('collaboration/tour_writer@guests.example_hall'),
    'read the PoI history': list('tours/hall/poiHistory'),
    'read another tour': get('tours/shelf'),
    'list the organization’s tours': list('tours', ['organization', '==', 'acme']),
    'list another organization’s tours': list('tours', ['organization', '==', 'globex']),
    'list tours of no organization': list('tours', ['organization', '==', '']),
    'list organizations': list('organizations'),
    'read the directory': get('app/dcms'),
    'name the organization': rename('organizations/acme'),
    'name another organization': rename('organizations/globex'),
  },
);

/** ACCESS-044 ACCESS-054 */
export const byCollection = table(
  `
                               colWriter  colReader  unprovenCol  expired
  read the tour                x          x          .            .
  change the tour              x          .          .            .
  list the collection’s tours  x          x          .            .
  read the collection          x          x          .            .
`,
  {
    'read the tour': get('tours/shelf'),
    'change the tour': rename('tours/shelf'),
    'list the collection’s tours': list('tours', ['collection', '==', 'shelf-of-acme'], ['organization', '==', 'acme']),
    'read the collection': get('collections/shelf-of-acme'),
  },
);

/** ACCESS-039 ACCESS-044 ACCESS-072: an invitation counts for the organization that gave it, and its id says one thing only. */
export const byInvitation = table(
  `
                               reader  writer  colReader  ambiguous  formerGuest  admin
  read the tour                x       x       .          .          .            x
  read another tour            x       .       .          .          .            x
  read one in the collection   .       .       x          .          .            x
  read the collection          .       .       x          .          .            x
  change the tour              .       x       .          .          .            x
  change one in the collection  .      .       .          .          .            x
  read the PoI history         .       x       .          .          .            x
  list the collection’s tours  .       .       x          .          .            x
`,
  {
    'read the tour': get('tours/hall'),
    'read another tour': get('tours/east_hall'),
    'read one in the collection': get('tours/shelf'),
    'read the collection': get('collections/shelf-of-acme'),
    'change the tour': rename('tours/hall'),
    'change one in the collection': rename('tours/shelf'),
    'read the PoI history': list('tours/hall/poiHistory'),
    'list the collection’s tours': list('tours', ['collection', '==', 'shelf-of-acme'], ['organization', '==', 'acme']),
  },
);

/** ACCESS-013 ACCESS-038: a member edits the tour that they created, as long as it is their organization's. */
export const byCreator = table(
  `
                                creator  viewer  host  editor  other  directory  admin
  read it                       x        x       .     x       .      x          x
  change its content            x        .       .     x       .      x          x
  change its address            x        .       .     x       .      x          x
  read its history              x        .       .     x       .      x          x
  mark its plan                 x        .       .     x       .      x          x
  delete it                     .        .       .     .       .      x          x
  give it another creator       .        .       .     .       .      .          .
  move it                       .        .       .     .       .      .          x
  change another tour           .        .       .     x       .      x          x
  change it, moved away         .        .       .     .       x      .          x
`,
  {
    'read it': get('tours/own'),
    'change its content': rename('tours/own'),
    'change its address': update('tours/own', { address: 'Street 1', updated: now }),
    'read its history': list('tours/own/poiHistory'),
    'mark its plan': create('tours/own/markers/plan', { markers: [] }),
    'delete it': binning('own'),
    'give it another creator': update('tours/own', { createdBy: 'viewer' }),
    'move it': update('tours/own', { organization: 'globex' }),
    'change another tour': rename('tours/hall'),
    'change it, moved away': rename('tours/left'),
  },
);
