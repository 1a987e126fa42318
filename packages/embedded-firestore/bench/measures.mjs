// What is measured: each takes a client of `@google-cloud/firestore` and answers milliseconds (or a rate), a number per name.

/** A document of 0.3 kB. */
export const document = (n) => ({
  n,
  name: `Document number ${n}`,
  place: { city: 'Lisbon', country: 'PT' },
  tags: ['a', 'b', 'c'],
  on: n % 2 === 0,
  ratio: n / 7,
});

/** The middle value, and the one that 95 % stay below. */
export function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5), p95: at(0.95) };
}

async function timed(times, act) {
  const each = [];
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    await act(n);
    each.push(performance.now() - began);
  }
  return percentiles(each);
}

/** 10,000 documents in batches of 500: milliseconds in all. */
export async function load(db, count = 10_000) {
  const began = performance.now();
  for (let from = 0; from < count; from += 500) {
    const batch = db.batch();
    for (let n = from; n < from + 500; n += 1) batch.set(db.doc(`many/${String(n).padStart(6, '0')}`), document(n));
    await batch.commit();
  }
  return performance.now() - began;
}

export const write = (db) => timed(400, (n) => db.doc(`writes/w${n}`).set(document(n)));
export const read = (db) => timed(400, (n) => db.doc(`writes/w${n}`).get());
export const queryOf50 = (db) =>
  timed(20, (n) =>
    db
      .collection('many')
      .where('n', '>=', n * 100)
      .orderBy('n')
      .limit(50)
      .get(),
  );
export const filter = (db) =>
  timed(10, (n) =>
    db
      .collection('many')
      .where('n', '>=', 9000 - n)
      .get(),
  );
export const count = (db) => timed(20, () => db.collection('many').where('on', '==', true).count().get());

/** 50 listeners on one query: from a write until the last of them has seen it. */
export async function fiftyListeners(db) {
  return withListeners(
    50,
    () => db.collection('watched'),
    (n) => db.doc(`watched/d${n % 10}`).set({ n }),
    20,
  );
}

async function withListeners(listeners, target, change, rounds) {
  let seen = 0;
  let wake = () => undefined;
  const stops = Array.from({ length: listeners }, () =>
    target().onSnapshot(() => {
      seen += 1;
      wake();
    }),
  );
  const until = (total) =>
    new Promise((resolve) => {
      wake = () => seen >= total && resolve();
      wake();
    });
  await until(listeners);
  const result = await timed(rounds, async (n) => {
    const before = seen;
    await change(n);
    await until(before + listeners);
  });
  for (const stop of stops) stop();
  return result;
}

/**
 * 500 listeners, each on a document of its own in one collection: a write to a document that one of them watches, against the same write
 * before there were listeners. Milliseconds until the write is acknowledged.
 */
export async function watchedWrites(db) {
  const act = (n) => db.doc(`single/d${n % 500}`).set({ n });
  await timed(100, act);
  const alone = await timed(300, act);
  let ready = 0;
  let stops = [];
  await new Promise((resolve) => {
    stops = Array.from({ length: 500 }, (_, n) =>
      db.doc(`single/d${n}`).onSnapshot(() => {
        ready += 1;
        if (ready === 500) resolve();
      }),
    );
  });
  const watched = await timed(300, act);
  for (const stop of stops) stop();
  return { alone: alone.p50, watched: watched.p50 };
}

/** 50 transactions that increment one counter, 5 at a time: milliseconds in all, and how many of the increments are there afterwards. */
export async function contention(db, total = 50, inFlight = 5) {
  const counter = db.doc('counters/c');
  await counter.set({ n: 0 });
  let started = 0;
  const client = async () => {
    while (started < total) {
      started += 1;
      // a yardstick may give up: what it has lost is seen in the count
      await increment(db, counter).catch(() => undefined);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: inFlight }, client));
  const milliseconds = performance.now() - began;
  return { milliseconds, counted: (await counter.get()).data().n };
}

const increment = (db, counter) =>
  db.runTransaction(async (transaction) => {
    const { n } = (await transaction.get(counter)).data();
    transaction.update(counter, { n: n + 1 });
  });
