import { get, list, update } from '../operation';
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
  name the organization               x      x          .            .       .          x            .              .        .         .        .
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
  read the tour                      x       x         x            .         .              .         .        x          x                  .
  change the tour                    x       x         x            .         .              .         .        x          x                  .
  read the invitation                x       x         x            .         .              .         .        x          x                  .
  read the PoI history               x       x         x            .         .              .         .        x          x                  .
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
    'list the collection’s tours': list('tours', ['collection', '==', 'shelf-of-acme']),
    'read the collection': get('collections/shelf-of-acme'),
  },
);
