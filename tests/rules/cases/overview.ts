import { create, get, list, remove, update } from '../operation';
import { table } from './table';

const ofAdmins = 'organizations/acme/overview/admin';
const ofMembers = 'organizations/acme/overview/member';

/** The overview for admins names guests: it opens to those who may list the guests of tours, the other one to all who see the organization. ACCESS-056 */
export const overview = table(
  `
                                  visitor  stranger  viewer  editor  orgAdmin  oldOrgAdmin  other  directory  unprovenDirectory  writer  reader  colReader  expired  admin  roleAdmin
  that for members                .        .         x       x       x         x            .      x          .                  .       .       .          .        x      x
  that for admins                 .        .         .       x       x         x            .      x          .                  .       .       .          .        x      x
  that of another for members     .        .         .       .       .         .            x      .          .                  .       .       .          .        x      x
  that of another for admins      .        .         .       .       .         .            x      .          .                  .       .       .          .        x      x
  one for nobody                  .        .         .       .       .         .            .      .          .                  .       .       .          .        .      .
  both                            .        .         .       .       .         .            .      .          .                  .       .       .          .        .      .
  what is to be written           .        .         .       .       .         .            .      .          .                  .       .       .          .        .      .
  having it written               .        .         .       .       .         .            .      .          .                  .       .       .          .        .      .
  changing it                     .        .         .       .       .         .            .      .          .                  .       .       .          .        .      .
  deleting it                     .        .         .       .       .         .            .      .          .                  .       .       .          .        .      .
`,
  {
    'that for members': get(ofMembers),
    'that for admins': get(ofAdmins),
    'that of another for members': get('organizations/globex/overview/member'),
    'that of another for admins': get('organizations/globex/overview/admin'),
    'one for nobody': get('organizations/acme/overview/guest'),
    both: list('organizations/acme/overview'),
    'what is to be written': get('dueOverviews/globex'),
    'having it written': create('dueOverviews/acme', { parts: ['visits'] }),
    'changing it': update(ofMembers, { tours: { count: 1 } }),
    'deleting it': remove(ofMembers),
  },
);
