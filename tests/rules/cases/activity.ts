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
