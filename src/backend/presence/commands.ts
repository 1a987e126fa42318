import type { PoiId, TourId, UserId } from '@/domain/ids';
import { presenceId } from '@/domain/presence';
import { attestation, latestAttestation } from '../attestation';
import { signedInUser } from '../auth/signed-in';
import { answered } from '../errors';
import { documentQuery, restAddress } from '../rest';
import { store } from '../store';
import { presencePath } from './queries';

/** One tab of somebody who edits a tour. */
export type Tab = { tour: TourId; uid: UserId; tab: string };

/** Says that somebody edits a tour, at this PoI or at none. One write, of some hundred bytes. @throws AppError `permission-denied` */
export async function sayHere({ tour, uid, email, tab, poi }: Tab & { email: string; poi: PoiId | null }): Promise<void> {
  const { db, doc, setDoc, serverTimestamp } = await store();
  const fields = { uid, tab, email, poi: poi ?? '', seen: serverTimestamp() };
  await answered(setDoc(doc(db, presencePath(tour), presenceId({ uid, tab })), fields));
}

/** Says that this tab edits the tour no longer. @throws AppError `permission-denied` */
export async function leave({ tour, uid, tab }: Tab): Promise<void> {
  const { db, doc, deleteDoc } = await store();
  await answered(deleteDoc(doc(db, presencePath(tour), presenceId({ uid, tab }))));
}

/** Takes those away who left without a word. @throws AppError `permission-denied` */
export async function removePresences(tour: TourId, ids: readonly string[]): Promise<void> {
  const { db, doc, deleteDoc } = await store();
  await Promise.all(ids.map((id) => answered(deleteDoc(doc(db, presencePath(tour), id)))));
}

/**
 * Says that this tab left while the page goes: by a plain request that outlives it, since the database's would be cut off. Whether it arrives
 * nobody waits for.
 */
export type Leaver = {
  /** Gets what the request needs, since there is no time for it then; it holds for an hour. */
  prepare: () => Promise<void>;
  leave: () => void;
};

export function leaverOf({ tour, uid, tab }: Tab): Leaver {
  const address = restAddress(documentQuery(presencePath(tour), presenceId({ uid, tab })).parent);
  let token: string | null = null;
  return {
    prepare: async () => {
      const user = await signedInUser();
      token = user?.uid === uid ? await user.getIdToken() : null;
      await attestation();
    },
    leave: () => {
      if (token === null) return;
      fetch(address, { method: 'DELETE', keepalive: true, headers: { Authorization: `Bearer ${token}`, ...latestAttestation() } }).catch(
        (error: unknown) => console.warn('That this tab was closed could not be said.', error),
      );
    },
  };
}
