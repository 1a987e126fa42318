import { create, get, list, now, ownEmail, ownUid, remove, update } from '../operation';
import { binning } from './bin-moves';
import { table } from './table';
import { aMail, anInvitation, aTour, modelId } from './world';

/** What members and global admins write counts only with the claims that the server gave them last; what they read, with those of their token. */
export const rights = table(
  `
                                    stranger  editor  renewedEditor  staleViewer  staleEditor  staleOrgAdmin  unknownEditor  renewedAdmin  staleAdmin
  a tour                            .         x       x              x            x            x              x              x             x
  the tours of the organization     .         x       x              x            x            x              x              x             x
  the bin                           .         .       .              .            .            x              .              x             x
  a tour’s name                     .         x       x              .            .            .              .              x             .
  the name of one that they made    .         x       x              .            .            .              .              x             .
  a saved state                     .         x       x              .            .            .              .              x             .
  a tour in the bin                 .         .       .              .            .            .              .              x             .
  a new tour                        .         .       .              .            .            .              .              x             .
  a share link                      .         x       x              .            .            .              .              x             .
  an invitation to a tour           .         x       x              .            .            .              .              x             .
  an invitation less                .         x       x              .            .            .              .              x             .
  an invitation to join             .         x       x              .            .            .              .              x             .
  a collection less                 .         .       .              .            .            .              .              x             .
  a screen                          .         x       x              .            .            .              .              x             .
  a location’s name                 .         x       x              .            .            .              .              x             .
  an older tour                     .         x       x              .            .            .              .              x             .
`,
  {
    'a tour': get('tours/hall'),
    'the tours of the organization': list('tours', ['organization', '==', 'acme']),
    'the bin': list('organizations/acme/bin'),
    'a tour’s name': update('tours/hall', { name: 'New', updated: now }),
    'the name of one that they made': update('tours/ofStaleViewer', { name: 'New', updated: now }),
    'a saved state': create('tours/hall/poiHistory/new', { folders: [], timestamp: now, userUid: ownUid, userEmail: ownEmail }),
    'a tour in the bin': binning('hall'),
    'a new tour': create('tours/new', aTour({ created: now })),
    'a share link': create('tours/hall/links/new', { user: ownUid, created: now }),
    'an invitation to a tour': create('collaboration/tour_new@x.example_hall', anInvitation('new@x.example')),
    'an invitation less': remove('collaboration/tour_reader@guests.example_hall'),
    'an invitation to join': create('mail/org_acme-new@x.example', { ...aMail('acme', 'new@x.example'), invitedBy: ownUid }),
    'a collection less': remove('collections/shelf-of-acme'),
    'a screen': create('organizations/acme/screens/new', { url: 'https://screens.example/3', public: false }),
    'a location’s name': update('locations/square', { name: 'New' }),
    'an older tour': create('organizations/acme/tours/new', { name: 'New', matterportId: modelId, organization: 'acme', updated: now }),
  },
);

/** Everybody hears of a change of their own rights; only the server makes one. */
export const numbers = table(
  `
                         visitor  staleEditor  editor  orgAdmin  admin
  those of staleEditor   .        x            .       .         .
  those of editor        .        .            x       .         .
  all                    .        .            .       .         .
  others                 .        .            .       .         .
  none any more          .        .            .       .         .
`,
  {
    'those of staleEditor': get('rights/staleEditor'),
    'those of editor': get('rights/editor'),
    all: list('rights'),
    others: update('rights/staleEditor', { number: 2 }),
    'none any more': remove('rights/staleEditor'),
  },
);
