import { expect, it } from 'vitest';
import { supervise } from '../../scripts/backend/supervisor.mjs';
import { minuteMs } from '../../src/domain/durations';

/** A backend that ends when the test says so, and what was announced about it. */
function aBackend() {
  const announced: string[] = [];
  const ends: ((code: number) => void)[] = [];
  const test = { now: 0, failure: undefined as string | undefined };
  const start = async () => {
    if (test.failure) throw new Error(test.failure);
    const ended = new Promise<number>((resolve) => ends.push(resolve));
    const stop = async () => {
      ends.at(-1)?.(0);
      return ended;
    };
    return { ended, stop };
  };
  const supervised = () =>
    supervise(start, {
      onEnd: (reason) => announced.push(reason),
      onRestart: () => announced.push('restarted'),
      now: () => test.now,
    });
  return { announced, test, supervised, starts: () => ends.length, end: (code: number) => ends.at(-1)?.(code) };
}

it('starts a backend again that ended by itself', async () => {
  const { announced, supervised, end, starts } = aBackend();
  await supervised();

  end(2);

  await expect.poll(() => announced).toEqual(['The backend ended by itself (code 2)', 'restarted']);
  expect(starts()).toBe(2);
});

it('gives up after the fourth end within two minutes, whether it ended or did not start', async () => {
  const { announced, supervised, test, end } = aBackend();
  const { failed } = await supervised();
  test.failure = 'Port 8080 is taken.';

  end(1);

  expect(await failed).toBe('Port 8080 is taken.');
  expect(announced).toEqual(['The backend ended by itself (code 1)', 'Port 8080 is taken.', 'Port 8080 is taken.']);
});

it('goes on for ever where it ends now and then', async () => {
  const { supervised, test, end, starts } = aBackend();
  await supervised();

  for (let restarts = 1; restarts <= 8; restarts += 1) {
    test.now += minuteMs;
    end(1);
    await expect.poll(starts).toBe(restarts + 1);
  }
});

it('does not start again what was stopped', async () => {
  const { announced, supervised, starts } = aBackend();
  const { stop } = await supervised();

  expect(await stop()).toBe(0);

  expect([announced, starts()]).toEqual([[], 1]);
});
