import { type Identity, identityFrom } from '@/domain/access/identity';
import { isRecord, record } from '@/domain/stored';
import { config } from '../config';
import { claimsIn } from './token-claims';

/** Who is signed in, as this device holds it, with a token that the server takes, and until when, in milliseconds since 1970. */
export type HeldSession = { identity: Identity; token: string; until: number };

/** A token that has run out by the time it arrives is none: this much of it must be left, in milliseconds. The SDK renews it 30 s ahead. */
const margin = 5 * 60_000;

/** The device answers in some milliseconds or is in trouble: then the SDK, which asks the same device, is waited for. In milliseconds. */
const patience = 1000;

/** Where the SDK keeps its user: `DB_NAME`, `DB_OBJECTSTORE_NAME` and `_persistenceKeyName` in @firebase/auth 1.13. */
const database = 'firebaseLocalStorageDb';
const table = 'firebaseLocalStorage';
const keyOf = (apiKey = ''): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/**
 * The session that the SDK of accounts keeps on this device. Its record is only ever read, of which its refresh token is left alone, and a
 * database that is not there is not made. Null when there is none, it is odd, or the device does not answer.
 */
export async function keptSession(): Promise<HeldSession | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  // storage may be closed, or of another make: the SDK finds its own way
  const kept = keptUser(keyOf(config().firebase.apiKey)).catch(() => null);
  return sessionFrom(await Promise.race([kept, tooLate]));
}

/**
 * A user as the SDK keeps it; null when it is anything else.
 * @see `UserImpl.toJSON` and `StsTokenManager.toJSON` in @firebase/auth 1.13
 */
export function sessionFrom(kept: unknown): HeldSession | null {
  const { uid, email, displayName, stsTokenManager } = record(kept);
  const { accessToken: token, expirationTime } = record(stsTokenManager);
  if (typeof token !== 'string' || typeof expirationTime !== 'number') return null;
  const claims = claimsIn(token);
  if (typeof uid !== 'string' || uid === '' || claims?.sub !== uid) return null;
  const user = { uid, email: textOrNull(email), displayName: textOrNull(displayName) };
  return { identity: identityFrom(user, claims), token, until: expirationTime - margin };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function keptUser(key: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    // there is none, and to make it is the SDK's
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      try {
        const asking = db.transaction(table).objectStore(table).get(key);
        asking.onsuccess = () => resolve(isRecord(asking.result) ? asking.result.value : null);
        asking.onerror = () => reject(asking.error);
      } catch (error) {
        reject(error);
      } finally {
        // it closes when this was answered, and is never in the SDK's way
        db.close();
      }
    };
  });
}
