import type { PoiId, TourId, UserId } from '@/domain/ids';
import { presenceId } from '@/domain/presence';
import { attestation, latestAttestation } from '../app-check/attestation';
import { signedInUser } from '../auth/signed-in';
import { withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { documentQuery, restAddress } from '../rest/rest';
import { presencePath } from './queries';

/** A browser tab in which a user edits a tour. */
export type Tab = { tour: TourId; uid: UserId; tab: string };

/** Records that a user is editing a tour, with the open PoI if any. One write of a few hundred bytes. @throws AppError `permission-denied` */
export async function announcePresence({ tour, uid, email, tab, poi }: Tab & { email: string; poi: PoiId | null }): Promise<void> {
  const { db, doc, setDoc, serverTimestamp } = await store();
  const fields = { uid, tab, email, poi: poi ?? '', seen: serverTimestamp() };
  await withAppErrors(setDoc(doc(db, presencePath(tour), presenceId({ uid, tab })), fields));
}

/** Removes the presence of this tab. @throws AppError `permission-denied` */
export async function leave({ tour, uid, tab }: Tab): Promise<void> {
  const { db, doc, deleteDoc } = await store();
  await withAppErrors(deleteDoc(doc(db, presencePath(tour), presenceId({ uid, tab }))));
}

/** Removes the presences of tabs that closed without leaving. @throws AppError `permission-denied` */
export async function removePresences(tour: TourId, ids: readonly string[]): Promise<void> {
  const { db, doc, deleteDoc } = await store();
  await Promise.all(ids.map((id) => withAppErrors(deleteDoc(doc(db, presencePath(tour), id)))));
}

/**
 * Removes this tab's presence while the page unloads, by a `keepalive` request, because the SDK's write would be cancelled. Nobody waits for
 * the response.
 */
export type Leaver = {
  /** Fetches the tokens in advance, because unloading leaves no time for it. They are valid for an hour. */
  prepare: () => Promise<void>;
  leave: () => void;
};

export function createLeaveOnUnload({ tour, uid, tab }: Tab): Leaver {
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
