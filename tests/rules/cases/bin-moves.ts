import { type Batch, batch, create, type Fields, now, ownEmail, ownUid, remove, set } from '../operation';
import { world } from './world';

/** What replaces a tour in the bin. */
export const tombstone = (organization = 'acme'): Fields => ({ binnedFrom: organization });

/** A tour in the bin, as whoever deletes it writes it. */
export const entry = (tour: Fields, changes: Fields = {}): Fields => ({
  tour,
  deletedAt: now,
  deletedBy: ownUid,
  deletedByEmail: ownEmail,
  ...changes,
});

/** Moves a tour of the world into the bin of its organization. */
export const binning = (tour: string, organization = 'acme', changes: Fields = {}): Batch =>
  batch(
    create(`organizations/${organization}/bin/${tour}`, entry(world()[`tours/${tour}`] ?? {}, changes)),
    set(`tours/${tour}`, tombstone(organization)),
  );

/** Moves a tour into the bin whose tombstone has some of its fields. */
export const binningApart = (inBin: Fields, rest: Fields, more: Fields = {}): Batch =>
  batch(create('organizations/acme/bin/hall', entry(inBin)), set('tours/hall', { ...tombstone(), rest, ...more }));

/** Moves it back. */
export const restoring = (id: string, tour: Fields, organization = 'acme'): Batch =>
  batch(set(`tours/${id}`, tour), remove(`organizations/${organization}/bin/${id}`));

/** Deletes it for good. */
export const purging = (id: string, organization = 'acme'): Batch =>
  batch(remove(`tours/${id}`), remove(`organizations/${organization}/bin/${id}`));
