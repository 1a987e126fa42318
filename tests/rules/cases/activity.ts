import { create, get, list, now, remove, update } from '../operation';
import { table } from './table';

const entry = 'organizations/acme/activity/e1';

/** Only the server writes what happened; those who run the organization read it. */
export const activity = table(
  `
                            visitor  stranger  viewer  editor  orgAdmin  other  directory  unprovenDirectory  writer  admin
  one                       .        .         .       .       x         .      x          .                  .       x
  all                       .        .         .       .       x         .      x          .                  .       x
  of another organization   .        .         .       .       .         x      .          .                  .       x
  writing                   .        .         .       .       .         .      .          .                  .       .
  changing                  .        .         .       .       .         .      .          .                  .       .
  deleting                  .        .         .       .       .         .      .          .                  .       .
`,
  {
    one: get(entry),
    all: list('organizations/acme/activity'),
    'of another organization': get('organizations/globex/activity/e1'),
    writing: create('organizations/acme/activity/new', { kind: 'revoked', at: now, actor: 'somebody' }),
    changing: update(entry, { actor: 'somebody' }),
    deleting: remove(entry),
  },
);

const renewal = 'organizations/acme/addressRenewals/private';

/** How far the server is with closing a tour's file addresses: for those who have it do so. */
export const addressRenewals = table(
  `
                            visitor  stranger  viewer  editor  orgAdmin  other  directory  unprovenDirectory  writer  admin
  of a tour                 .        .         .       .       x         .      x          .                  .       x
  of another organization   .        .         .       .       .         x      .          .                  .       x
  all                       .        .         .       .       .         .      .          .                  .       .
  asking for it             .        .         .       .       .         .      .          .                  .       .
  saying that it is done    .        .         .       .       .         .      .          .                  .       .
  forgetting it             .        .         .       .       .         .      .          .                  .       .
`,
  {
    'of a tour': get(renewal),
    'of another organization': get('organizations/globex/addressRenewals/private'),
    all: list('organizations/acme/addressRenewals'),
    'asking for it': create('organizations/acme/addressRenewals/old', { id: 'j', state: 'waiting', requestedAt: now }),
    'saying that it is done': update(renewal, { state: 'done' }),
    'forgetting it': remove(renewal),
  },
);
