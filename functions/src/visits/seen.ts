import { createHmac } from 'node:crypto';
import { utcDayOf } from '@/domain/publishing/visits';
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
  const key = await visitKey(now);
  const hash = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
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

/** Deletes the marks of days before today. Idempotent. */
export const forgetVisitors = (now = new Date()): Promise<void> => deleteFound(marks().where('day', '<', utcDayOf(now)));
