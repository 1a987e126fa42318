import { inject, vi } from 'vitest';
import type { Listen } from '../../src/backend/live/live-query';
import { loadRules, type Wire } from '../rules/store-wire';

/** For `vi.waitFor`, in milliseconds: what comes late on a busy machine has come by then. */
export const inTime = { timeout: 30_000, interval: 20 };

/** A store with these rules for the tests of one file. */
export async function aStore(project: string, rules: string): Promise<Wire> {
  const port = inject('ports').firestore;
  if (port === undefined) throw new Error('The run has no store.');
  const store = { port, project };
  await loadRules(store, rules);
  return store;
}

/** What a browser remembers of somebody who is signed in. */
export const rememberedAs = (uid: string): [key: string, value: string] => [
  'lastUser',
  JSON.stringify({ identity: { uid }, session: 'open' }),
];

/** What the data layer finds in a page that is online: its configuration with the store at this port, and what the browser keeps. */
export function enterPage(project: string, port: number, kept: Map<string, string>): void {
  vi.resetModules();
  vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify({ apiKey: 'k', projectId: project }));
  vi.stubEnv('VITE_EMULATORS', JSON.stringify({ host: '127.0.0.1', auth: 1, firestore: port, functions: 1, storage: 1 }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

export function leavePage(): void {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
}

/** What a listener tells, as it comes. */
export function received<T>(listen: Listen<T>) {
  const values: T[] = [];
  const failures: unknown[] = [];
  const stop = listen(
    (value) => values.push(value),
    (error) => failures.push(error),
  );
  return { told: values, failures, stop };
}
