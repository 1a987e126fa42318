import { describe, expect, it, vi } from 'vitest';
import { withoutDeepBodies } from './deep-bodies';

const call = (body: unknown) => {
  const handler = Object.assign(
    vi.fn(() => 'called'),
    { run: () => 'run' },
  );
  const json = vi.fn();
  const status = vi.fn(() => ({ json }));
  const result = (withoutDeepBodies(handler) as (...call: unknown[]) => unknown)({ body }, { status });
  return { handler, json, status, result, run: withoutDeepBodies(handler).run() };
};

describe('withoutDeepBodies', () => {
  it.each([
    ['20,000 lists', `{"data":{"note":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`],
    ['20,000 objects', `{"data":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
    ['101 levels of both', `{"data":${'[{"a":'.repeat(50)}1${'}]'.repeat(50)}}`],
  ])('answers %s with a sentence, and does not call', (_what, json) => {
    const { handler, status, json: sent } = call(JSON.parse(json));

    expect(handler).not.toHaveBeenCalled();
    expect(status).toHaveBeenCalledWith(400);
    expect(sent).toHaveBeenCalledWith({ error: { status: 'INVALID_ARGUMENT', message: expect.stringMatching(/nested too deeply/) } });
  });

  it('passes other calls on, and keeps what belongs to the function', () => {
    const { handler, result, run } = call({ data: { folders: [{ children: [{ pois: [] }] }] } });

    expect([handler.mock.calls.length, result, run]).toEqual([1, 'called', 'run']);
  });
});
