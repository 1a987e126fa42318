import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { emailAddress, isEmail } from '@/domain/email';
import type { Person } from '@/domain/personal-data/person';
import { idsIn, placeOf } from '@/domain/personal-data/places';
import { type Stored, text } from '@/domain/stored';
import { addressKey } from '../audit/record-audit';
import { pageOfAccounts } from '../core/accounts';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { allDocuments } from './all-documents';
import { beginErasure, erasePerson } from './erase-person';
import { accountHash, restartErasures } from './erasures';
import { personOf } from './find-person';

/**
 * Erases whoever a restored backup brought back: those who were erased since it was made, and those whose erasure is not done. What it has of them is
 * found by the hashes in `erasures`.
 * @param since when the backup was made
 * @returns how many who were erased since it was made, how many whose erasure was not done, and how many of the former it has nothing of, as far as
 * the key tells
 * @throws AppError failed-precondition if guests are among them and there is no `AUDIT_KEY`
 */
export async function eraseAgain(since: Date): Promise<{ erased: number; continued: number; unmatched: number }> {
  await requireErasableAgain(since);
  const docs = await erasedSince(since);
  const accountsErased = new Map(docs.map((erasure) => [text(erasure.get('account')), text(erasure.get('address'))]));
  // of somebody with an account, the address may have a new owner since
  const guestsErased = new Set(docs.filter(isOfGuest).map((erasure) => text(erasure.get('address'))));
  const found = [...(await accountsAmong(accountsErased)), ...(guestsErased.size > 0 ? await guestsAmong(guestsErased) : [])];
  const begun = await restartErasures();
  // first all of them: what is interrupted goes on in the next night
  for (const person of found) await beginErasure(person);
  for (const person of [...begun, ...found]) await erasePerson(person);
  return { erased: found.length, continued: begun.length, unmatched: docs.length - found.length };
}

/**
 * Throws where `eraseAgain` would, before anything is restored.
 * @param hasGuests whether guests are among those whom the installation doesn't know of yet
 * @throws AppError failed-precondition
 */
export async function requireErasableAgain(since: Date, hasGuests = false): Promise<void> {
  if (addressKey('anybody@example.org') !== '') return;
  if (!hasGuests && !(await erasedSince(since)).some(isOfGuest)) return;
  throw new AppError(
    'failed-precondition',
    'Guests were erased since this backup, and without AUDIT_KEY in functions/.env nobody finds them. Set it, the same as in the installation that erased them, and run this again.',
  );
}

const erasedSince = async (since: Date): Promise<QueryDocumentSnapshot[]> =>
  (await store().collection('erasures').where('erasedAt', '>', Timestamp.fromDate(since)).get()).docs;

const isOfGuest = (erasure: QueryDocumentSnapshot): boolean => text(erasure.get('account')) === '';

/** @param hashes of accounts, with those of the addresses that were theirs */
async function accountsAmong(hashes: ReadonlyMap<string, string>): Promise<Person[]> {
  const found: Person[] = [];
  if (hashes.size === 0) return found;
  for (let page: string | undefined, isLast = false; !isLast; ) {
    const { accounts, nextPage } = await pageOfAccounts(page);
    for (const account of accounts) {
      const address = hashes.get(accountHash(account.uid));
      // they may have verified it only after the backup
      if (address !== undefined)
        found.push(personOf({ ...account, emailVerified: account.emailVerified || address === addressKey(account.email) }));
    }
    page = nextPage;
    isLast = nextPage === undefined;
  }
  return found;
}

async function guestsAmong(hashes: ReadonlySet<string>): Promise<Person[]> {
  const addresses = new Set<string>();
  for await (const page of allDocuments())
    for (const document of page) for (const address of addressesIn(document.ref.path, document.data())) addresses.add(address);
  return [...addresses].filter((address) => hashes.has(addressKey(address))).map((email) => ({ uid: '', email, name: '' }));
}

/** The addresses that a document is about. */
function addressesIn(path: string, stored: Stored): string[] {
  const place = placeOf(path);
  if (!place) return [];
  const { about = [], addressOf } = place;
  const ids = idsIn(place, path);
  const candidates = [...about.map((field) => stored[field]), ids.address, addressOf?.(path.split('/').at(-1) ?? '', withDates(stored))];
  return candidates.map((candidate) => emailAddress(text(candidate))).filter(isEmail);
}
