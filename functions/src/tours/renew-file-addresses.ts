import { randomUUID } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, FieldPath, FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { withToken } from '@/domain/files/file-address';
import { withAddresses } from '@/domain/files/file-addresses-in';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { fileAt, filesBelow, type StoredFile, setTokens } from '../core/file-service';
import { forEachOf } from '../core/for-each-of';
import { documentsNaming } from './documents-naming-files';
import { addressesIn, tourFileOf, tourFolder } from './file-addresses';
import { continueLater, renewalRef, resumeAt } from './renewals';
import { addressesOf, rewriteAddresses, unlessTooLarge } from './rewrite-file-addresses';
import { organizationIn, whereStored } from './stored-tour';

/** The number of files that get new tokens in one run. */
const runBudget = 1000;

/** Custom metadata of a file: the job that gave it its latest token. */
const mark = 'renewal';

type Job = { id: string; organization: string; tour: string; requestedAt: Timestamp };

/**
 * Closes the file addresses of a tour, also of one in the bin: its files get new tokens, and every address that named one by a token of then is
 * rewritten. Files get their new token beside the old ones, then documents are rewritten, then the old ones are removed: so every address that is
 * stored opens its file at any time, and a run that was interrupted is continued by the next. An address with a token that opened nothing before is
 * left as it is, so that nobody gains access by guessing the address of a file.
 * @param job from `renewalRef`
 */
export async function renewAddresses(job: DocumentReference, budget = runBudget): Promise<void> {
  const current = await begin(job);
  if (!current) return;
  if (!(await addTokens(job, current, budget))) return void (await continueLater(job));
  const files = await filesOf(current);
  const tokens = new Map(files.map((file) => [file.path, file.tokens]));
  for await (const document of documentsNaming(current)) await rewriteIn(document, tokens);
  // a newer job adds tokens of its own
  if (!(await isCurrent(job, current))) return;
  await forEachOf(files, async (file) => {
    const [token, ...former] = file.tokens;
    if (token !== undefined && former.length > 0) await setTokens(file, [token]);
  });
  // one that was changed in the meantime has its old tokens still
  const isDone = (await filesOf(current)).every((file) => file.tokens.length <= 1);
  await update(job, current, isDone ? { state: 'done', endedAt: FieldValue.serverTimestamp(), resumeAt: null } : {});
  if (!isDone) await continueLater(job);
}

/** The job, if there is still something to do for it; one of a tour that left the organization is deleted. */
async function begin(ref: DocumentReference): Promise<Job | null> {
  const [, organization = '', , tour = ''] = ref.path.split('/');
  const isHere = organizationIn(await whereStored(store().doc(`tours/${tour}`))) === organization;
  return store().runTransaction(async (transaction) => {
    const job = await transaction.get(ref);
    if (!job.exists || job.get('state') === 'done') return null;
    if (isHere) transaction.update(ref, { state: 'running', resumeAt: resumeAt() });
    else transaction.delete(ref);
    return isHere ? { id: text(job.get('id')), organization, tour, requestedAt: job.get('requestedAt') } : null;
  });
}

/** Whether the job was not replaced by another. */
const isCurrent = async (ref: DocumentReference, { id }: Job): Promise<boolean> => (await ref.get()).get('id') === id;

const update = (ref: DocumentReference, { id }: Job, changes: Record<string, unknown>): Promise<void> =>
  store().runTransaction(async (transaction) => {
    const now = await transaction.get(ref);
    if (now.get('id') === id) transaction.update(ref, { ...changes });
  });

/** The files that have their new token, which is the first. */
const filesOf = async ({ id, organization, tour }: Job): Promise<StoredFile[]> =>
  [...(await filesBelow(tourFolder(organization, tour))).values()].filter(({ custom }) => custom[mark] === id);

/** Gives files a new token beside those that they have. A file that was uploaded since has another one already, and one without tokens has no address. @returns whether all have one */
async function addTokens(ref: DocumentReference, job: Job, budget: number): Promise<boolean> {
  const { id, organization, tour, requestedAt } = job;
  const all = [...(await filesBelow(tourFolder(organization, tour))).values()].filter(
    ({ custom, tokens, created }) => custom[mark] === id || (tokens.length > 0 && created.getTime() <= requestedAt.toMillis()),
  );
  const rest = all.filter(({ custom }) => custom[mark] !== id);
  const now = rest.slice(0, budget);
  await update(ref, job, { files: all.length, renewed: all.length - rest.length, resumeAt: resumeAt() });
  const outcomes: boolean[] = [];
  await forEachOf(now, async (file) => void outcomes.push(await setTokens(file, [randomUUID(), ...file.tokens], { [mark]: id })));
  const renewed = all.length - rest.length + outcomes.filter(Boolean).length;
  await update(ref, job, { renewed, resumeAt: resumeAt() });
  return now.length === rest.length && outcomes.every(Boolean);
}

/** Replaces the addresses in a document that name a file by one of its former tokens, whatever field they are in. */
async function rewriteIn(document: DocumentSnapshot, tokens: ReadonlyMap<string, readonly string[]>): Promise<void> {
  if (movesIn(document.data(), tokens).size === 0) return;
  const rewrite = store().runTransaction(async (transaction) => {
    const now = await transaction.get(document.ref);
    const moves = movesIn(now.data(), tokens);
    for (const [field, value] of Object.entries(now.data() ?? {}))
      if (addressesIn(value).some((url) => moves.has(url))) transaction.update(now.ref, new FieldPath(field), withAddresses(value, moves));
  });
  await unlessTooLarge(document.ref, rewrite);
}

function movesIn(value: unknown, tokens: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const moves = new Map<string, string>();
  for (const url of addressesIn(value)) {
    const file = tourFileOf(url);
    const [token, ...former] = tokens.get(file?.path ?? '') ?? [];
    if (file && token !== undefined && former.includes(file.token)) moves.set(url, withToken(url, token));
  }
  return moves;
}

/**
 * Mends the addresses that a save brought back into a tour after they were closed, such as those of a browser that had not heard of it: an address of
 * the tour's own files that was not in the tour before, whose token opens nothing any more, gets the token of the file.
 * @see EDIT-085
 */
export async function mendReturnedAddresses(before: DocumentSnapshot, after: DocumentSnapshot): Promise<void> {
  const organization = organizationIn(after);
  const folder = tourFolder(organization, after.id);
  const former = new Set(addressesOf(before.data() ?? {}));
  const added = addressesOf(after.data() ?? {}).filter((url) => !former.has(url) && tourFileOf(url)?.path.startsWith(folder));
  if (added.length === 0 || organization === '' || !(await renewalRef({ organization, tour: after.id }).get()).exists) return;
  const moves = new Map<string, string>();
  await forEachOf(added, async (url) => {
    const { path = '', token = '' } = tourFileOf(url) ?? {};
    const [current, ...others] = (await fileAt(path))?.tokens ?? [];
    if (current !== undefined && ![current, ...others].includes(token)) moves.set(url, withToken(url, current));
  });
  if (moves.size === 0) return;
  const isHere = (now: DocumentSnapshot) => organizationIn(now) === organization;
  await rewriteAddresses(after.ref, moves, isHere);
  const saved = text(after.get('historyId'));
  if (saved !== '' && !saved.includes('/')) await rewriteAddresses(after.ref.collection('poiHistory').doc(saved), moves, () => true);
}
