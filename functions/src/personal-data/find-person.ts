import { emailAddress } from '@/domain/email';
import type { FoundPerson } from '@/domain/personal-data/found';
import { finderOf, type Person } from '@/domain/personal-data/person';
import { type Account, accountsWithAddresses, findAccount } from '../core/accounts';
import { allDocuments } from './all-documents';
import { backupsUntil } from './erasures';
import { filesOf } from './files';
import { searchFor } from './search';

/** The person with an address, also one without an account. */
export async function personWithAddress(address: string): Promise<Person> {
  const email = emailAddress(address);
  const [account] = await accountsWithAddresses([email]);
  return { uid: account?.uid ?? '', email, name: account?.displayName ?? '' };
}

/** The person with an account; null once it is gone. */
export async function personWithAccount(uid: string): Promise<Person | null> {
  const account = await findAccount(uid);
  return account && personOf(account);
}

/** An address that nobody verified may be somebody else's: what is stored of it is not theirs. */
export const personOf = ({ uid, email, emailVerified, displayName }: Account): Person => ({
  uid,
  email: emailVerified ? email.toLowerCase() : '',
  name: displayName,
});

/**
 * Lists what is found of a person in all documents and files. Reads every document, and changes nothing.
 * @param listed how many texts are listed at most
 */
export async function findPerson(person: Person, listed?: number): Promise<FoundPerson> {
  const finder = finderOf(person);
  const search = searchFor(finder, listed);
  for await (const page of allDocuments()) for (const document of page) search.addDocument(document.ref.path, document.data());
  let files = 0;
  for await (const page of filesOf(finder))
    for (const { path, isTheirs, fields } of page) {
      if (isTheirs) files += 1;
      search.addText({ path: `file ${path}`, fields });
    }
  return { person, hasAccount: person.uid !== '', files, backupsUntil: backupsUntil(), ...search.found() };
}
