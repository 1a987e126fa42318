import { describe, expect, it } from 'vitest';
import { withVisit } from '../../conformance/visit';

const stage = withVisit();

describe('connections', () => {
  it('C05 App.state.waitUntil after PLAYING resolves at once with the state', async () => {
    const state = await stage.run(({ sdk }) => sdk.App.state.waitUntil({ waitUntil: ({ phase }) => phase === 'appphase.playing' }));

    expect(state).toMatchObject({ application: 'application.showcase', phase: 'appphase.playing' });
  });

  it('C09 of two connections one ends, and the other still receives pose updates', async () => {
    const [ended, alive] = await stage.run(async ({ sdk, connect, frame, now, drawn }) => {
      const other = await connect(frame.contentWindow);
      const counts = [0, 0];
      await Promise.all([now(other.Camera.pose), now(sdk.Camera.pose)]);
      other.Camera.pose.subscribe(() => counts[0]!++);
      sdk.Camera.pose.subscribe(() => counts[1]!++);
      await drawn();
      other.disconnect();
      const before = [...counts];
      await sdk.Camera.rotate(20, 0, { speed: 400 });
      return counts.map((count, at) => count - before[at]!);
    });

    expect(ended).toBe(0);
    expect(alive).toBeGreaterThan(0);
  });

  it('C10 after disconnect a call rejects Disconnected, subscribers hear nothing, and what was under way resolves', async () => {
    const seen = await stage.run(async ({ connect, frame, outcome, now }) => {
      const sdk = await connect(frame.contentWindow);
      await now(sdk.Camera.pose);
      const moving = outcome(sdk.Sweep.moveTo('s002', { transition: sdk.Sweep.Transition.FLY, transitionTime: 300 }));
      let heard = 0;
      sdk.Camera.pose.subscribe(() => heard++);
      sdk.disconnect();
      const refused = await outcome(sdk.Mode.moveTo('mode.dollhouse'));
      return { refused, moved: await moving, heard };
    });

    expect(seen).toEqual({ refused: 'Disconnected', moved: 'resolved with "s002"', heard: 0 });
  });

  it('C11 connecting again after disconnect works, and observables deliver the present state', async () => {
    const seen = await stage.run(async ({ connect, frame, now }) => {
      const first = await connect(frame.contentWindow);
      await first.Sweep.moveTo('s003', { transition: first.Sweep.Transition.INSTANT });
      first.disconnect();
      const again = await connect(frame.contentWindow);
      return [
        (await now(again.Sweep.current)).id,
        (await now(again.App.state)).phase,
        await again.Sweep.moveTo('s002', { transition: 'transition.instant' }),
      ];
    });

    expect(seen).toEqual(['s003', 'appphase.playing', 's002']);
  });
});

const sweepIds = ['s001', 's002', 's003', 's004', 's005', 's006'];
const sweepsTold = [...sweepIds.map((id) => `added ${id}=${id}`), 'collection'];

/** What subscribers of Sweep.data hear, one coming after the other. */
const toldOfSweeps = (subscribers: number) =>
  stage.run(async ({ sdk, drawn }, count) => {
    const logs: string[][] = [];
    for (let at = 0; at < count; at++) {
      const log: string[] = [];
      sdk.Sweep.data.subscribe({
        onAdded: (key, item) => log.push(`added ${key}=${item.id}`),
        onUpdated: (key) => log.push(`updated ${key}`),
        onRemoved: (key) => log.push(`removed ${key}`),
        onCollectionUpdated: () => log.push('collection'),
      });
      await drawn();
      logs.push(log);
    }
    return logs;
  }, subscribers);

describe('observables', () => {
  it('C12 pose.subscribe(fn) does not call synchronously, then exactly once with no movement', async () => {
    const calls = await stage.run(async ({ sdk, drawn }) => {
      let calls = 0;
      sdk.Camera.pose.subscribe(() => calls++);
      const inside = calls;
      await drawn();
      await drawn();
      return [inside, calls];
    });

    expect(calls).toEqual([0, 1]);
  });

  it('C13 pose.subscribe({onChanged}) behaves as the function form', async () => {
    const calls = await stage.run(async ({ sdk, drawn }) => {
      const observer = { calls: 0, onChanged: () => observer.calls++ };
      sdk.Camera.pose.subscribe(observer);
      const inside = observer.calls;
      await drawn();
      const still = observer.calls;
      await sdk.Camera.rotate(10, 0, { speed: 400 });
      return [inside, still, observer.calls > still];
    });

    expect(calls).toEqual([0, 1, true]);
  });

  it('C14 cancel() inside the first callback makes no error and no second call', async () => {
    const calls = await stage.run(async ({ sdk, drawn }) => {
      let calls = 0;
      const subscription = sdk.Camera.pose.subscribe(() => {
        calls++;
        subscription.cancel();
      });
      await drawn();
      await sdk.Camera.rotate(10, 0, { speed: 400 });
      return calls;
    });

    expect(calls).toBe(1);
  });

  it('C15 Sweep.data tells a subscriber of 6 sweeps by id, then of the collection once', async () => {
    expect(await toldOfSweeps(1)).toEqual([sweepsTold]);
  });

  it('C16 a subscriber that comes later is told the same', async () => {
    expect(await toldOfSweeps(2)).toEqual([sweepsTold, sweepsTold]);
  });

  it('C17 the collection passed to handlers iterates with for..of as [key, item] and is indexed by key', async () => {
    const seen = await stage.run(
      ({ sdk }) =>
        new Promise<string[]>((resolve) => {
          sdk.Sweep.data.subscribe({
            onCollectionUpdated(sweeps) {
              const keys: string[] = [];
              for (const [key, item] of sweeps) keys.push(`${key} ${item.sid} ${sweeps[key] === item}`);
              resolve([...keys, ...Object.keys(sweeps)]);
            },
          });
        }),
    );

    expect(seen).toEqual([...sweepIds.map((id) => `${id} ${id} true`), ...sweepIds]);
  });

  it('C18 a subscriber that throws leaves the others called', async () => {
    const calls = await stage.run(async ({ sdk, drawn }) => {
      let calls = 0;
      const angry = sdk.Camera.pose.subscribe(() => {
        throw new Error('mine');
      });
      sdk.Camera.pose.subscribe(() => calls++);
      await drawn();
      const first = calls;
      await sdk.Camera.rotate(10, 0, { speed: 400 });
      angry.cancel();
      return [first, calls > first];
    });

    expect(calls).toEqual([1, true]);
  });

  it('C19 waitUntil({waitUntil: fn}) is accepted, of values and of collections', async () => {
    const seen = await stage.run(async ({ sdk }) => {
      const { sweep } = await sdk.Camera.pose.waitUntil({ waitUntil: (pose) => pose.sweep === 's001' });
      const floors = await sdk.Floor.data.waitUntil({ waitUntil: (all) => 'f1' in all });
      return [sweep, floors.f1?.name];
    });

    expect(seen).toEqual(['s001', 'Upper']);
  });
});
