import { beforeEach, expect, it } from 'vitest';
import { deliver, deliverDue } from '../../functions/src/webhooks/deliver';
import { emitTour } from '../../functions/src/webhooks/of-events';
import type { Post } from '../../functions/src/webhooks/post';
import { draws } from '../../packages/embedded-firestore/tests/support/draws';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, removedAfterwards, store } from './administrator';
import { storeDocuments } from './stored';

const happens = (share: number): boolean => Math.random() < share;
/** After so many tries of a delivery its receiver is well. */
const troubledTries = 4;

let organization: string;
beforeEach(async () => {
  organization = await anOrganization();
  const webhook = { organization, events: ['tour.created', 'tour.changed'], secret: 'whsec_c2VjcmV0', createdAt: new Date() };
  const urls = ['https://one.example/hook', 'https://two.example/hook'];
  await storeDocuments(Object.fromEntries(urls.map((url) => [`webhooks/${randomIdentifier()}`, { ...webhook, url }])));
});

/** A receiver that knows events by their ids, on the other side of a process that may be killed before or after it was heard. */
function aReceiver() {
  const received = new Map<string, Set<string>>();
  const tries = new Map<string, number>();
  const delivered = new Set<string>();
  const repeated: string[] = [];
  const post: Post = async (_url, { 'webhook-id': id = '' }, body) => {
    if (delivered.has(id)) repeated.push(id);
    const count = (tries.get(id) ?? 0) + 1;
    tries.set(id, count);
    const isTroubled = count < troubledTries;
    if (isTroubled && happens(0.2)) throw new Error('killed before it was sent');
    received.set(id, (received.get(id) ?? new Set()).add(body));
    if (isTroubled && happens(0.4)) throw new Error('killed before the answer was stored');
    if (isTroubled && happens(0.3)) return { status: happens(0.5) ? 503 : null, answer: '' };
    delivered.add(id);
    return { status: 204, answer: '' };
  };
  return { post, received, repeated };
}

/** Tells of events as the platform does: each once or twice, at the same time or later, and again where a trigger was killed. */
async function emitAll(events: readonly Parameters<typeof emitTour>[0][]): Promise<void> {
  await Promise.all(events.flatMap((event) => (happens(0.5) ? [emitTour(event), emitTour(event)] : [emitTour(event)])));
  for (const event of events) if (happens(0.3)) await emitTour(event);
}

/** Ends once nothing waits; each run may be killed, and the one that hears of a new delivery runs twice. */
async function deliverAll(post: Post): Promise<void> {
  const ofOrganization = store().collection('webhookDeliveries').where('organization', '==', organization);
  const { docs } = await ofOrganization.get();
  for (const { ref } of docs) removedAfterwards(ref.path);
  const tryNow = (id: string) => deliver(id, { post }).catch(() => undefined);
  await Promise.all(docs.flatMap(({ id }) => [tryNow(id), tryNow(id)]));
  for (;;) {
    const waiting = (await ofOrganization.where('state', '==', 'waiting').get()).docs;
    if (waiting.length === 0) return;
    const now = new Date(Math.min(...waiting.map((delivery) => delivery.get('nextAt').toMillis())));
    const run = () => deliverDue({ post, clock: () => now }).catch(() => undefined);
    await Promise.all([run(), run()]);
  }
}

it('an event arrives once in effect, by one id, whatever is killed and repeated', { timeout: 120_000 }, async () => {
  for (let draw = 0; draw < draws(20); draw += 1) {
    const tour = store().doc(removedAfterwards(`tours/${randomIdentifier()}`));
    const none = await tour.get();
    await tour.set({ name: 'Hall', organization });
    const first = await tour.get();
    const authType = 'app_user';
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute, draw)).toISOString();
    const change = (minute: number) => ({ id: randomIdentifier(), time: at(minute), authType, before: first, after: first });
    const created = { id: randomIdentifier(), time: at(0), authType, before: none, after: first };
    const { post, received, repeated } = aReceiver();

    // two changes within a minute are one event
    await emitAll([created, change(1), change(1), change(2)]);
    await deliverAll(post);

    const ofTour = [...received].filter(([, bodies]) => [...bodies].some((body) => body.includes(tour.id)));
    const bodies = ofTour.map(([, [body = '{}']]) => JSON.parse(body) as { type: string });
    expect(bodies.map(({ type }) => type).toSorted()).toEqual([...Array(4).fill('tour.changed'), ...Array(2).fill('tour.created')]);
    expect(ofTour.filter(([, each]) => each.size !== 1)).toEqual([]);
    expect(repeated).toEqual([]);
  }
});
