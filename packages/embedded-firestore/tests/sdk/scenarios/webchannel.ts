import { collection, doc, getDoc, getDocFromServer, increment, orderBy, query, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { eventually, ok, same } from '../check';
import { observeDoc, observeQuery, withMetadata } from '../observed';
import type { Context, Disturbance, Scenarios } from '../scenario';
import { playStorm } from './storm';

/** A day in the life of a client: listen, write, see, read, batch, count; all must come out right whatever is between client and server. */
async function everyday({ client, write }: Context, port: number, settings = {}): Promise<void> {
  await write({ 'days/a': { n: 1 }, 'days/b': { n: 2 } });
  const db = client({ port, settings });
  const seen = observeQuery(query(collection(db, 'days'), orderBy('n')), withMetadata);
  await seen.until(({ fromCache, ids }) => !fromCache && ids.length === 2);
  await setDoc(doc(db, 'days/c'), { n: 0 });
  await updateDoc(doc(db, 'days/a'), { n: increment(10) });
  const batch = writeBatch(db).delete(doc(db, 'days/b'));
  batch.set(doc(db, 'days/d'), { n: 5, text: '😀'.repeat(50) });
  await batch.commit();
  await write({ 'days/e': { n: 99 } });
  const last = await seen.until(({ ids, pending, fromCache }) => ids.length === 4 && !pending && !fromCache);
  same(last.ids, ['c', 'd', 'a', 'e']);
  same((await getDoc(doc(db, 'days/a'))).data(), { n: 11 });
}

const disturbed = async (context: Context, disturbance: Disturbance): Promise<number> => {
  const port = await context.control.proxy(context.shared);
  await context.control.disturb(port, disturbance);
  return port;
};

/** Twenty increments one after the other, with listeners on the way; each must count once. */
async function countTo20({ client, control }: Context, port: number, disturbance: Disturbance): Promise<void> {
  const db = client({ port });
  const ref = doc(db, 'counters/one');
  await setDoc(ref, { n: 0 });
  await control.disturb(port, disturbance);
  for (let n = 0; n < 20; n++) await updateDoc(ref, { n: increment(1) });
  await control.disturb(port, { kind: 'none' });
  same((await getDocFromServer(doc(client(), 'counters/one'))).data(), { n: 20 });
}

/** What only a browser's transport can meet. */
export const webchannel: Scenarios = {
  '§24.34 forced long polling works for everything': async (context) => {
    const port = await context.control.proxy(context.shared);
    await everyday(context, port, { experimentalForceLongPolling: true });
    const { backChannels, longPolls } = await context.control.traffic(port);
    ok(longPolls === backChannels && longPolls > 0, `${longPolls} of ${backChannels} were polls`);
  },

  '§24.34 streaming is used when nothing is in the way': async (context) => {
    const port = await context.control.proxy(context.shared);
    await everyday(context, port);
    same((await context.control.traffic(port)).longPolls, 0);
  },

  '§24.34 a proxy that buffers everything is detected, and survived by long polling': async (context) => {
    const port = await disturbed(context, { kind: 'hold answers' });
    await everyday(context, port);
    ok((await context.control.traffic(port)).longPolls > 0, 'the client polls');
  },

  '§24.35 answers that end every second are continued': async (context) => {
    const port = await disturbed(context, { kind: 'cut', afterMs: 1_000, how: 'ended' });
    await everyday(context, port);
    await eventually(
      () => context.control.traffic(port),
      ({ disturbed: cuts }) => cuts >= 3,
      'three cuts',
    );
    await context.write({ 'days/late': { n: 1_000 } });
    const db = context.client({ port });
    same((await getDoc(doc(db, 'days/late'))).data(), { n: 1_000 });
  },

  '§24.35 answers that are torn off after 64 KiB are continued without loss or repetition': async (context) => {
    const { client, write, control } = context;
    const port = await disturbed(context, { kind: 'cut', afterBytes: 65_536, how: 'torn' });
    const text = 'x'.repeat(1_000);
    await write(Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`torn/d${n}`, { n, text }])));
    const seen = observeQuery(query(collection(client({ port }), 'torn'), orderBy('n')), withMetadata);
    await control.disturb(port, { kind: 'cut', afterBytes: 65_536, how: 'torn' });
    const first = await seen.until(({ fromCache }) => !fromCache);
    same(first.ids.length, 200);

    await write({ 'torn/d0': { n: -1 }, 'torn/new': { n: 300 } });
    const then = await seen.until(({ ids }) => ids.includes('new'));
    same(then.ids.length, 201);
    ok((await control.traffic(port)).disturbed > 0, 'an answer was torn');
  },

  '§24.35 answers cut in the middle of a frame are continued': async (context) => {
    const { control } = context;
    const port = await disturbed(context, { kind: 'cut', afterBytes: 700, how: 'ended' });
    await everyday(context, port);
    ok((await control.traffic(port)).disturbed > 0, 'an answer was cut');
  },

  '§24.35 random writes and absences behind a proxy that tears answers off leave all listeners right': async (context) => {
    const port = await disturbed(context, { kind: 'cut', afterMs: 150, how: 'torn' });
    await playStorm(context, 11, port);
    await context.control.disturb(port, { kind: 'cut', afterBytes: 1_500, how: 'ended' });
    await playStorm(context, 12, port);
  },

  '§24.36 duplicated forward requests write once': async (context) => {
    const port = await context.control.proxy(context.shared);
    await countTo20(context, port, { kind: 'duplicate', delayMs: 0 });
    ok((await context.control.traffic(port)).disturbed >= 20, 'requests were duplicated');
  },

  '§24.36 delayed duplicates of forward requests write once': async (context) => {
    const port = await context.control.proxy(context.shared);
    await countTo20(context, port, { kind: 'duplicate', delayMs: 150 });
    ok((await context.control.traffic(port)).disturbed >= 20, 'requests were duplicated');
  },

  '§24.36 a forward request that is repeated because its answer was lost writes once': async (context) => {
    const port = await context.control.proxy(context.shared);
    await countTo20(context, port, { kind: 'lose answers', count: 1 });
    same((await context.control.traffic(port)).disturbed, 1);
  },

  '§24.37 a back channel that falls silent is replaced, and nothing is lost': async ({ client, control, shared, write }) => {
    const port = await control.proxy(shared, { keepAliveMs: 1_000 });
    await write({ 'quiet/a': { n: 1 } });
    const db = client({ port });
    const seen = observeDoc(doc(db, 'quiet/a'));
    await seen.until(({ exists }) => exists);

    await control.disturb(port, { kind: 'silence' });
    for (let n = 2; n <= 5; n++) await write({ 'quiet/a': { n } });

    same((await seen.until(({ data }) => (data as { n: number }).n === 5)).fromCache, false);
    await control.disturb(port, { kind: 'none' });
    await updateDoc(doc(db, 'quiet/a'), { n: 6 });
    same((await getDocFromServer(doc(client(), 'quiet/a'))).data(), { n: 6 });
  },
};
