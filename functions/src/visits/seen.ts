import { createHmac } from 'node:crypto';
import { type DocumentReference, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { shardCount, utcDayOf } from '@/domain/publishing/visits';
import { number, record } from '@/domain/stored';
import { store } from '../core/app';
import { deleteFound } from '../core/pages';
import type { PublicationRef } from '../publishing/refs';
import { networkOf } from '../short-links/network';
import { visitKey } from '../short-links/page-token';

/** Of whom a beacon comes, as the request says. */
export type Visitor = { address: string; agent: string };

const windowMs = 10_000;
/** Browsers of one network that count as visitors of a tour in a day: whoever changes the name of theirs is no crowd. */
const maxAgents = 20;
/** Beacons of one network for a tour in a day. */
const maxBeacons = 500;

const marks = () => store().collection('seen');

/**
 * Marks that a network sent a beacon for a tour, in one document that all instances share. It is named by a hash of the tour and the network with the
 * secret of the day, which is deleted the next night: then nobody, we neither, can find out whose it was. Nobody is followed from tour to tour, or from
 * day to day.
 * @returns null, and nothing is written, for a network that sends too much; else whether a browser of it is new to the tour today
 */
export async function passVisitor(
  { organization, tour }: PublicationRef,
  visitor: Visitor,
  isView: boolean,
  now: Date,
): Promise<{ isNew: boolean } | null> {
  const day = utcDayOf(now);
  const hash = hashWith(await visitKey(now));
  const network = networkOf(visitor.address);
  const ref = marks().doc(`${day}_${hash('seen', organization, tour, network)}`);
  const agent = hash('agent', organization, tour, network, visitor.agent).slice(0, 8);
  return store().runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data() ?? {};
    const agents = Object.keys(record(stored.agents));
    const beacons = number(stored.beacons, 0);
    if (now.getTime() - number(stored.last, 0) < windowMs || beacons >= maxBeacons) return null;
    const isNew = isView && !agents.includes(agent) && agents.length < maxAgents;
    const allAgents = isNew ? [...agents, agent] : agents;
    transaction.set(ref, {
      day,
      last: now.getTime(),
      beacons: beacons + 1,
      agents: Object.fromEntries(allAgents.map((each) => [each, true])),
    });
    return { isNew };
  });
}

const hashWith =
  (key: string) =>
  (...parts: string[]): string =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

/** Beacons of a tour in a day, and sites that are stored by name, of which each of the documents of a month has its share. */
const maxOfTour = { beacons: 80_000, hosts: 400 };

/** What one document of a tour's numbers took today. */
export type Bound = { ref: DocumentReference; isFull: boolean; hosts: string[] };

/** How much of a tour's share of a day is taken, whoever sent it: a program can pretend to be as many networks as it likes. */
export async function boundOf({ organization, tour }: PublicationRef, shard: number, now: Date): Promise<Bound> {
  const hash = hashWith(await visitKey(now));
  const ref = marks().doc(`${utcDayOf(now)}_${hash('all', organization, tour, `${shard}`)}`);
  const stored = await ref.get();
  return {
    ref,
    isFull: number(stored.get('beacons'), 0) >= maxOfTour.beacons / shardCount,
    hosts: Object.keys(record(stored.get('hosts'))),
  };
}

/** A site under its name, or as one of the others once enough of them have one. */
export const countedHost = ({ hosts }: Bound, host: string): string =>
  host === '' || hosts.includes(host) || hosts.length < maxOfTour.hosts / shardCount ? host : 'other';

/** Adds a beacon to what was taken, with a write that waits for nobody. */
export const takeFrom = (batch: WriteBatch, { ref }: Bound, host: string, now: Date): WriteBatch =>
  batch.set(
    ref,
    { day: utcDayOf(now), beacons: FieldValue.increment(1), ...(host !== '' && { hosts: { [host]: true } }) },
    { merge: true },
  );

/** Deletes the marks of days before today. Idempotent. */
export const forgetVisitors = (now = new Date()): Promise<void> => deleteFound(marks().where('day', '<', utcDayOf(now)));
