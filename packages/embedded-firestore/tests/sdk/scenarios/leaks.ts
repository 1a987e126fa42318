import { collection, doc, type Firestore, onSnapshot, orderBy, query, setDoc, where } from 'firebase/firestore';
import { eventually, ok, same } from '../check';
import { dice } from '../dice';
import type { Context, Scenarios } from '../scenario';

type Slot = { readonly stop: () => void; readonly first: Promise<void> };

function listen(db: Firestore, roll: () => number): Slot {
  const kinds = [
    () => doc(db, `load/d${Math.floor(roll() * 50)}`),
    () => query(collection(db, 'load'), where('group', '==', Math.floor(roll() * 100))),
    () => query(collection(db, 'load'), where('n', '<', Math.floor(roll() * 1_000)), orderBy('n')),
  ];
  const target = kinds[Math.floor(roll() * kinds.length)]?.() ?? doc(db, 'load/d0');
  let stop = () => {};
  const first = new Promise<void>((resolve, reject) => {
    stop =
      'firestore' in target && target.type === 'document'
        ? onSnapshot(target, () => resolve(), reject)
        : onSnapshot(target as never, () => resolve(), reject);
  });
  return { stop, first };
}

/** Keeps 200 places filled and emptied at random, with writes in between; afterwards all listeners are stopped. */
async function storm(db: Firestore, steps: number, seed: number): Promise<void> {
  const roll = dice(seed);
  const slots: (Slot | undefined)[] = Array.from({ length: 200 }, () => listen(db, roll));
  for (let step = 0; step < steps; step++) {
    const place = Math.floor(roll() * slots.length);
    const slot = slots[place];
    slot?.stop();
    slots[place] = slot ? undefined : listen(db, roll);
    if (step % 20 === 0) {
      await setDoc(doc(db, `load/d${Math.floor(roll() * 50)}`), { n: step, group: step % 100 });
      await slots[place]?.first;
    }
  }
  for (const slot of slots) slot?.stop();
}

const settled = ({ control }: Context, port: number, listeners: number) =>
  eventually(
    () => control.health(port),
    (health) => health.listeners === listeners,
    `${listeners} listeners left`,
  );

export const leaks: Scenarios = {
  '§24.60 200 listeners opened and closed at random leave no listener, session or memory behind': async (context) => {
    const { client, control } = context;
    const port = await control.ownServer();
    const db = client({ port });
    await storm(db, 400, 1);
    await settled(context, port, 0);
    const { sessions } = await control.health(port);
    const before = await control.serverHeap();

    for (let round = 2; round < 6; round++) await storm(db, 400, round);

    await settled(context, port, 0);
    same((await control.health(port)).sessions <= Math.max(sessions, 2), true, 'sessions are not piling up');
    const grown = (await control.serverHeap()) - before;
    ok(grown < 15_000_000, `the heap grew by ${grown} bytes`);
  },
};
