import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Change } from 'firebase-functions/v2';
import * as functions from '../../functions/src/index';
import { randomIdentifier } from '../../src/domain/random';
import { store } from './administrator';

/** Who writes, as an event has it. */
type Writer = { authType: string; authId?: string };
const server: Writer = { authType: 'service_account' };
/** Somebody who is signed in. */
export const writerWith = (uid: string): Writer => ({ authType: 'app_user', authId: uid });

type Trigger = {
  run: (event: object) => unknown;
  __endpoint: { eventTrigger?: { eventType: string; eventFilters: Paths; eventFilterPathPatterns: Paths } };
};
type Paths = { document?: string };

/**
 * Runs `work`, then the triggers that hear of what it changed in these documents, at once as the platform does, then those that hear of what
 * the triggers changed in them. What brings the events, tests/functions/wire proves.
 */
export async function withTriggers<Result>(paths: readonly string[], work: () => Promise<Result>, by = server): Promise<Result> {
  const refs = paths.map((path) => store().doc(path));
  let before = await store().getAll(...refs);
  const result = await work();
  for (let writer = by; ; writer = server) {
    const after = await store().getAll(...refs);
    const changes = before.flatMap((was, at) => {
      const is = after[at];
      return is && !isSame(was, is) ? [{ was, is }] : [];
    });
    if (changes.length === 0) return result;
    await Promise.all(changes.map(({ was, is }) => runTriggers(was, is, writer)));
    before = after;
  }
}

const isSame = (one: DocumentSnapshot, other: DocumentSnapshot): boolean =>
  one.updateTime && other.updateTime ? one.updateTime.isEqual(other.updateTime) : one.exists === other.exists;

/** Runs the triggers that hear of one change of a document. */
export async function runTriggers(before: DocumentSnapshot, after: DocumentSnapshot, writer = server): Promise<void> {
  const kind = !before.exists ? 'created' : after.exists ? 'updated' : 'deleted';
  const change = new Change(before, after);
  const data: Record<string, unknown> = { created: after, updated: change, deleted: before, written: change };
  const { path } = after.ref;
  const runs = Object.values(functions as unknown as Record<string, Trigger>).flatMap(({ run, __endpoint: { eventTrigger } }) => {
    if (!eventTrigger) return [];
    const [, type = ''] = /^google\.cloud\.firestore\.document\.v1\.(\w+)/.exec(eventTrigger.eventType) ?? [];
    if (type !== kind && type !== 'written') return [];
    const params = paramsOf(eventTrigger.eventFilterPathPatterns.document ?? eventTrigger.eventFilters.document ?? '', path);
    if (!params) return [];
    return [run({ id: randomIdentifier(), time: new Date().toISOString(), document: path, params, data: data[type], ...writer })];
  });
  await Promise.all(runs);
}

/** What a path has in place of the names of a pattern; null if it is another path. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const match = new RegExp(`^${pattern.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path);
  return match && { ...match.groups };
}
