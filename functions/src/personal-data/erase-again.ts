import { Timestamp } from 'firebase-admin/firestore';
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
import { accountHash } from './erasures';
import { personOf } from './find-person';

/**
 * Erases whoever a restored backup brought back: those who were erased since it was made. What it has of them is found by the hashes in `erasures`.
 * @param since when the backup was made
 * @returns how many people
 * @throws AppError failed-precondition if guests are among them and there is no `AUDIT_KEY`
 */
export async function eraseAgain(since: Date): Promise<number> {
  const { docs } = await store().collection('erasures').where('erasedAt', '>', Timestamp.fromDate(since)).get();
  const accountsErased = new Map(docs.map((erasure) => [text(erasure.get('account')), text(erasure.get('address'))]));
  // of somebody with an account, the address may have a new owner since
  const guestsErased = new Set(
    docs.filter((erasure) => text(erasure.get('account')) === '').map((erasure) => text(erasure.get('address'))),
  );
  if (guestsErased.size > 0 && addressKey('anybody@example.org') === '')
    throw new AppError(
      'failed-precondition',
      'Guests were erased since this backup, and without AUDIT_KEY in functions/.env nobody finds them. Set it and run this again.',
    );
  const people = [...(await accountsAmong(accountsErased)), ...(guestsErased.size > 0 ? await guestsAmong(guestsErased) : [])];
  // first all of them: what is interrupted goes on in the next night
  for (const person of people) await beginErasure(person);
  for (const person of people) await erasePerson(person);
  return people.length;
}

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
