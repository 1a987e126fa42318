import { create, get, list, now, ownEmail, ownUid, remove, set, update } from '../operation';
import { table } from './table';
import { aMail, aTour } from './world';

const tour = (organization: string) => create('tours/new', aTour({ organization, created: now }));

/** Limits and usage are for those who run an organization; what is refused is for whoever is refused, and why nothing changes for members. */
export const reading = table(
  `
                                visitor  stranger  viewer  editor  orgAdmin  other  directory  writer  unproven  crowdedAdmin  admin
  its limits                    .        .         .       .       x         .      x          .       .         .             x
  the limits of another         .        .         .       .       .         .      .          .       .         x             x
  what it used in a month       .        .         .       .       x         .      x          .       .         .             x
  what it used in all months    .        .         .       .       x         .      x          .       .         .             x
  that a full one has no room   .        x         x       x       x         x      x          x       x         x             x
  why a suspended one rests     .        .         .       .       .         .      .          .       .         x             x
  all that is refused           .        .         .       .       .         .      .          .       .         .             .
  other limits                  .        .         .       .       .         .      .          .       .         .             .
  more room                     .        .         .       .       .         .      .          .       .         .             .
  less usage                    .        .         .       .       .         .      .          .       .         .             .
  suspending it                 .        .         .       .       .         .      .          .       .         .             .
  its deletion                  .        .         .       .       .         .      .          .       .         .             x
  all deletions                 .        .         .       .       .         .      .          .       .         .             x
  the mail about it             .        .         .       .       .         .      .          .       .         .             x
  all mails about it            .        .         .       .       .         .      .          .       .         .             .
  sending it again              .        .         .       .       .         .      .          .       .         .             .
  deleting it                   .        .         .       .       .         .      .          .       .         .             .
  a receipt                     .        .         .       .       .         .      .          .       .         .             x
  all receipts                  .        .         .       .       .         .      .          .       .         .             x
  a receipt less                .        .         .       .       .         .      .          .       .         .             .
`,
  {
    'its limits': get('organizations/acme/limits/current'),
    'the limits of another': get('organizations/crowded/limits/current'),
    'what it used in a month': get('organizations/acme/usage/2026-11'),
    'what it used in all months': list('organizations/acme/usage'),
    'that a full one has no room': get('organizations/crowded/blocked/tours'),
    'why a suspended one rests': get('organizations/crowded/blocked/changes'),
    'all that is refused': list('organizations/crowded/blocked'),
    'other limits': set('organizations/acme/limits/current', { tours: 100 }),
    'more room': remove('organizations/crowded/blocked/tours'),
    'less usage': update('organizations/acme/usage/2026-11', { mails: 0 }),
    'suspending it': update('organizations/acme', { isSuspended: true }),
    'its deletion': get('organizationDeletions/acme'),
    'all deletions': list('organizationDeletions'),
    'the mail about it': get('organizationDeletions/acme/mails/30_orgAdmin'),
    'all mails about it': list('organizationDeletions/acme/mails'),
    'sending it again': update('organizationDeletions/acme/mails/30_orgAdmin', { sendRequested: now }),
    'deleting it': create('organizationDeletions/globex', { dueAt: now }),
    'a receipt': get('organizationReceipts/one'),
    'all receipts': list('organizationReceipts'),
    'a receipt less': remove('organizationReceipts/one'),
  },
);

/** What an organization has no room for is refused to all but Super Admins, and nothing else. */
export const full = table(
  `
                             orgAdmin  crowdedAdmin  crowdedEditor  admin
  a new tour                 x         .             .              x
  a new tour of a full one   .         .             .              x
  a tour of a full one       .         x             x              x
  an invitation to join      x         .             .              x
  one to join a full one     .         .             .              x
`,
  {
    'a new tour': tour('acme'),
    'a new tour of a full one': tour('crowded'),
    'a tour of a full one': update('tours/crowded', { name: 'New', updated: now }),
    'an invitation to join': create('mail/org_acme-new@x.example', aMail('acme', 'new@x.example')),
    'one to join a full one': create('mail/org_crowded-new@x.example', aMail('crowded', 'new@x.example')),
  },
);

/** While an organization is suspended its members and guests read, and write nothing; Super Admins are not refused. */
export const suspended = table(
  `
                         suspendedEditor  suspendedWriter  fullEditor  editor  writer  admin  stranger
  a tour                 x                x                x           x       x       x      .
  its saved states       x                .                x           x       x       x      .
  a tour’s name          .                .                x           x       x       x      .
  a saved state          .                .                x           x       x       x      .
  an invitation less     .                .                x           x       .       x      .
`,
  {
    'a tour': get('tours/hall'),
    'its saved states': list('tours/hall/poiHistory'),
    'a tour’s name': update('tours/hall', { name: 'New', updated: now }),
    'a saved state': create('tours/hall/poiHistory/new', { folders: [], timestamp: now, userUid: ownUid, userEmail: ownEmail }),
    'an invitation less': remove('collaboration/tour_reader@guests.example_hall'),
  },
);

/** Outsiders see nothing of a suspended organization that they saw before. */
export const outsiders = table(
  `
                                   visitor  stranger  viewer  crowdedEditor  admin
  one of a suspended organization  .        .         .       x              x
  a screen of it                   .        .         .       x              x
`,
  {
    'one of a suspended organization': get('organizations/crowded/tours/crowded/snapshots/open'),
    'a screen of it': get('organizations/crowded/screens/public'),
  },
);
