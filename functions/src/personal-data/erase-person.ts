import { FieldPath, FieldValue, type QueryDocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { FoundPerson } from '@/domain/personal-data/found';
import { type Finder, finderOf, formerName, type Person, withoutPerson } from '@/domain/personal-data/person';
import type { Stored } from '@/domain/stored';
import { text } from '@/domain/stored';
import { recordIn } from '../activity/record';
import { type Person as Actor, recordAudit } from '../audit/record-audit';
import { accounts, deleteAccount, findAccount } from '../core/accounts';
import { store } from '../core/app';
import { failuresOf } from '../core/for-each-of';
import { endSessions } from '../core/rights';
import { allDocuments } from './all-documents';
import { backupsUntil, erasureRef, hashesOf } from './erasures';
import { filesOf, forgetUploader } from './files';
import { fateOf, type Search, searchFor } from './search';

type Erasing = {
  /** Who asked for it; nobody for the server itself and for operators by their command. */
  actor?: Actor;
  /** Whether all texts are listed, also those that an interrupted run passed: every document is read from the beginning then. */
  listsAll?: boolean;
};

/**
 * Erases a person: what is about them is deleted, what belongs to others says "a former member"; free text is listed and not changed. The account goes
 * last. Every page of documents says how far it came, so that whatever interrupts it, calling it again goes on.
 */
export async function erasePerson(
  person: Person,
  { actor = { uid: '', email: '' }, listsAll = false }: Erasing = {},
): Promise<FoundPerson> {
  const finder = finderOf(person);
  const erasure = erasureRef(person);
  const cursor = await beginErasure(person);
  if (person.uid !== '') await lockOut(person.uid);
  const search = searchFor(finder, listsAll ? Number.POSITIVE_INFINITY : undefined);
  for await (const page of allDocuments(null, listsAll ? '' : cursor)) {
    await erasePage(page, finder, search);
    await erasure.update({ cursor: page.at(-1)?.ref.path ?? '' });
  }
  const files = await eraseFiles(finder, search);
  await end(person, actor);
  return { person, hasAccount: person.uid !== '', files, backupsUntil: backupsUntil(), ...search.found() };
}

/** Notes who is erased, and returns the path after which an earlier run was interrupted. */
export const beginErasure = (person: Person): Promise<string> =>
  store().runTransaction((transaction) => beginErasureIn(transaction, person));

/** The same in a transaction that has written nothing yet. */
export async function beginErasureIn(transaction: Transaction, person: Person): Promise<string> {
  const erasure = await transaction.get(erasureRef(person));
  if (erasure.get('state') === 'running') return text(erasure.get('cursor'));
  transaction.set(erasure.ref, { ...hashesOf(person), state: 'running', person, cursor: '', startedAt: FieldValue.serverTimestamp() });
  return '';
}

/** Nothing new is written in their name while they are erased. */
async function lockOut(uid: string): Promise<void> {
  const account = await findAccount(uid);
  if (!account) return;
  await accounts().updateUser(uid, { disabled: true });
  await endSessions(uid, account, async () => () => {});
}

/** Each tour that is rewritten calls several triggers. */
const maxConcurrent = 4;

/** Deletes and rewrites the documents of a page, each as it is at that moment: others may be working on a tour. */
export async function erasePage(
  page: readonly QueryDocumentSnapshot[],
  finder: Finder,
  search: Pick<Search, 'addDocument'>,
): Promise<void> {
  const changed = page.filter((document) => search.addDocument(document.ref.path, document.data()) !== 'unchanged');
  const rewrite = ({ ref }: QueryDocumentSnapshot) =>
    store().runTransaction(async (transaction) => {
      const document = await transaction.get(ref);
      const stored = document.data();
      if (!stored) return;
      const { fate, place } = fateOf(finder, ref.path, stored);
      if (fate === 'deleted') transaction.delete(ref);
      else if (fate === 'rewritten' && place) {
        const [first, ...others] = changesOf(stored, withoutPerson(finder, place, stored));
        if (first) transaction.update(ref, ...first, ...others.flat());
      }
    });
  const [failed] = await failuresOf(changed, rewrite, maxConcurrent);
  if (failed) throw failed;
}

/** The fields that differ, as an update takes them: names of fields may have dots. */
const changesOf = (before: Stored, after: Stored): [FieldPath, unknown][] =>
  Object.entries(after).flatMap(([field, value]): [FieldPath, unknown][] =>
    value === before[field] ? [] : [[new FieldPath(field), value]],
  );

async function eraseFiles(finder: Finder, search: Search): Promise<number> {
  let count = 0;
  for await (const page of filesOf(finder)) {
    const theirs = page.filter(({ isTheirs }) => isTheirs);
    await forgetUploader(theirs.map(({ file }) => file));
    count += theirs.length;
    for (const { path, fields } of page) search.addText({ path: `file ${path}`, fields });
  }
  return count;
}

/** Deletes the account, and leaves nothing of the person but hashes. */
async function end(person: Person, actor: Actor): Promise<void> {
  const organization = text((person.uid === '' ? null : await findAccount(person.uid))?.customClaims.organization);
  if (person.uid !== '') await deleteAccount(person.uid);
  await store().runTransaction(async (transaction) => {
    const home = organization === '' ? null : await transaction.get(store().doc(`organizations/${organization}`));
    transaction.set(erasureRef(person), { ...hashesOf(person), state: 'done', erasedAt: Timestamp.now() });
    const by = actor.uid === '' || actor.uid === person.uid ? null : actor;
    if (home?.exists) recordIn(transaction, organization, { kind: 'user-deleted', actor: by, whom: formerName });
    recordAudit(transaction, { kind: 'person-erased', actor, person, organization });
  });
}
