import { queryOptions } from '@tanstack/react-query';
import { createStore, del, set, type UseStore, update, values } from 'idb-keyval';
import type { CheckToSend } from '@/backend/point-checks/commands';
import { localKeys } from '@/domain/application/local-keys';
import type { UserId } from '@/domain/ids';
import { writeSetting } from '@/ui/settings';

/** A check that is on this device until the server has it. `problem` says why the server denied it; "" while it waits for a connection. */
export type WaitingCheck = CheckToSend & { uid: UserId; problem: string };

let database: UseStore | null = null;
const waiting = (): UseStore => {
  database ??= createStore('loggia-checks', 'waiting');
  return database;
};

/** The checks of an account on this device, oldest first. */
export async function waitingChecksOf(uid: UserId): Promise<WaitingCheck[]> {
  const all = await values<WaitingCheck>(waiting());
  return all.filter((check) => check.uid === uid).sort((one, other) => one.madeAt - other.madeAt);
}

/** Stores a check on this device. @throws if the browser stores nothing */
export async function addWaitingCheck(check: WaitingCheck): Promise<void> {
  await set(check.id, check, waiting());
  await notifyTabs();
}

export async function removeWaitingChecks(ids: readonly string[]): Promise<void> {
  for (const id of ids) await del(id, waiting());
  await notifyTabs();
}

/** Records why a check was denied, or, with "", that it is to be sent again. */
export async function setProblem(id: string, problem: string): Promise<void> {
  await update<WaitingCheck | undefined>(id, (check) => check && { ...check, problem }, waiting());
  await notifyTabs();
}

/** The setting differs with each change, and is there while a check waits: all tabs follow it, and without it none loads this code. */
async function notifyTabs(): Promise<void> {
  const { length } = await values(waiting());
  writeSetting(localKeys.waitingChecks, length === 0 ? null : `${length} ${Date.now()}`);
}

/** Checks that wait, as of a value of the setting. */
export const waitingChecksQuery = (uid: UserId, revision: string | null) =>
  queryOptions({
    queryKey: ['waiting checks', uid, revision],
    // without a store there is nothing that waits
    queryFn: () => (revision === null ? [] : waitingChecksOf(uid).catch(() => [])),
    staleTime: Number.POSITIVE_INFINITY,
  });
