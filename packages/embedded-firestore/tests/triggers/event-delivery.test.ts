import { describe, expect, it } from 'vitest';
import { readFields } from '../../src/model/proto-json/value';
import type { MapValue } from '../../src/model/value';
import type { DocumentEvent } from '../../src/triggers/event';
import { EventDelivery } from '../../src/triggers/event-delivery';
import type { Posted } from '../../src/triggers/post';
import { type Registration, readSecondGeneration } from '../../src/triggers/registration';
import { FakeTime, flush } from '../support/fake-time';

const registration = readSecondGeneration('p', 'us-central1-f-0', {
  eventType: 'google.cloud.firestore.document.v1.created',
  document: { value: 'c/{id}', matchType: 'PATH_PATTERN' },
});
const eventOf = (path: string, fields: MapValue = new Map()): DocumentEvent => ({
  id: path,
  registration,
  change: { path, before: undefined, after: Object.freeze({ path, fields, createTime: 1, updateTime: 1 }) },
  time: 1,
  caller: { kind: 'admin' },
});

/** A delivery to an emulator that answers as `answers` says, the last one for ever. */
function delivery(...answers: (Posted | Promise<Posted>)[]) {
  const time = new FakeTime();
  const paths: string[] = [];
  const logged: string[] = [];
  const unknown: Registration[] = [];
  const post = {
    send: async (path: string) => {
      paths.push(path);
      return answers.length > 1 ? (answers.shift() ?? ok) : (answers[0] ?? ok);
    },
    close: () => {},
  };
  const under = new EventDelivery({ post, time, log: (line) => logged.push(line), onUnknownFunction: (gone) => unknown.push(gone) });
  return { under, time, paths, logged, unknown };
}

const ok: Posted = { status: 200, text: '' };
const refused: Posted = { unreachable: 'connect ECONNREFUSED' };

describe('delivering document events', () => {
  it('posts to the address of the trigger, once when it is taken', async () => {
    const { under, time, paths } = delivery(ok);

    under.add([eventOf('c/1')]);
    await time.advance(120_000);

    expect(paths).toEqual(['/functions/projects/p/triggers/us-central1-f-0']);
    expect(under.waiting).toBe(0);
  });

  it.each([refused, { status: 503, text: '' }])('tries again while the emulator answers %j', async (trouble) => {
    const { under, time, paths, logged } = delivery(trouble, trouble, ok);

    under.add([eventOf('c/1')]);
    await flush();
    await time.advance(1_000);

    expect(paths).toHaveLength(3);
    expect(logged).toEqual([]);
  });

  it('waits longer from time to time, gives up after a minute, and says so', async () => {
    const { under, time, paths, logged } = delivery(refused);

    under.add([eventOf('c/1'), eventOf('c/2')]);
    await flush();
    await time.advance(30_000);
    expect(under.waiting).toBe(2);
    await time.advance(40_000);

    expect(under.waiting).toBe(0);
    expect(paths.length).toBeLessThan(50);
    expect(logged).toEqual([expect.stringMatching(/c\/1 .*dropped: .*ECONNREFUSED/), expect.stringMatching(/c\/2 .*dropped/)]);
  });

  it('does not repeat what a function failed at, and says so', async () => {
    const { under, time, paths, logged } = delivery({ status: 500, text: 'no such thing' });

    under.add([eventOf('c/1')]);
    await time.advance(120_000);

    expect(paths).toHaveLength(1);
    expect(logged).toEqual([expect.stringMatching(/us-central1-f-0 was answered with 500: no such thing/)]);
  });

  it('forgets a function that the emulator has not known for a while, not one that it loads again', async () => {
    const gone = delivery({ status: 404, text: '' });
    gone.under.add([eventOf('c/1')]);
    await flush();
    await gone.time.advance(30_000);
    const loaded = delivery({ status: 404, text: '' }, ok);
    loaded.under.add([eventOf('c/1')]);
    await flush();
    await loaded.time.advance(30_000);

    expect(gone.unknown).toEqual([registration]);
    expect(loaded.unknown).toEqual([]);
    expect(loaded.paths).toHaveLength(2);
  });

  it('holds no more than 10,000 events, and says once that it drops some', async () => {
    const { under, logged } = delivery(refused);

    under.add(Array.from({ length: 10_050 }, (_, index) => eventOf(`c/${index}`)));

    expect(under.waiting).toBe(10_000);
    expect(logged).toEqual([expect.stringMatching(/^10000 document events .*wait/)]);
  });

  it('holds on to no more than 256 MiB of documents, and to more again when they are gone', async () => {
    const { under, time } = delivery(refused, refused, refused, refused, ok);
    const large = readFields({ text: { stringValue: 'x'.repeat(1_000_000) } }) as MapValue;

    under.add(Array.from({ length: 300 }, (_, index) => eventOf(`c/${index}`, large)));
    expect(under.waiting).toBe(269);
    await flush();
    await time.advance(1_000);
    expect(under.waiting).toBe(0);
    under.add([eventOf('c/1', large)]);

    expect(under.waiting).toBe(1);
  });

  it('gives what waited behind a slow function its own time', async () => {
    let end = (_answer: Posted) => {};
    const slow = new Promise<Posted>((resolve) => {
      end = resolve;
    });
    const { under, time, paths, logged, unknown } = delivery(slow, { status: 404, text: '' }, ok);
    under.add([eventOf('c/1'), eventOf('c/1')]);
    await time.advance(120_000);

    end(ok);
    await flush();
    await time.advance(1_000);

    expect(paths).toHaveLength(3);
    expect([...logged, ...unknown]).toEqual([]);
  });

  it('says at the end what was not delivered', async () => {
    const { under, time, paths, logged } = delivery(refused);
    under.add([eventOf('c/1'), eventOf('c/1')]);
    await flush();

    under.close();
    await time.advance(120_000);

    expect(logged).toEqual([expect.stringContaining('2 document events were not delivered')]);
    expect(paths).toHaveLength(1);
  });
});
