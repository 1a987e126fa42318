import { isRefusal } from '@/domain/app-error';
import { mayBeSignedIn } from './auth/remembered';
import { isCached } from './cached-lists';
import { type Answer, answerIn, ask, documentQuery, type RestQuery } from './rest';
import { fieldsIn, type RestDocument } from './rest-values';
import { docName, type Source } from './source';
import { isStoreOpen } from './store';

declare global {
  /** Answers to what a script of index.html asked already for a visitor, by `docName`: bodies of `batchGet`. */
  var __early: Record<string, Promise<unknown>> | undefined;
}

// What is not in the SDK's cache yet, by the name of the question: whoever asks the same gets the same answer.
const answers = new Map<string, Promise<Answer | null>>();
const underway = new Set<Promise<unknown>>();

/**
 * The answer to what this device does not have yet, by one plain request, also when several ask, until `forgetAnswer`. Null when the SDK has to
 * be asked: it is open, its cache has this, or the server cannot be reached.
 * @throws AppError `permission-denied`
 */
export function firstAnswer(name: string, question: () => RestQuery): Promise<Answer | null> {
  const known = answers.get(name);
  if (known) return known;
  if (isStoreOpen() || isCached(name) || !navigator.onLine) return Promise.resolve(null);
  const asking = asFirstAnswer(earlyAnswer(name).then((early) => early ?? ask(question()))).catch((error: unknown) => {
    if (isRefusal(error, 'permission-denied')) throw error;
    return null;
  });
  answers.set(name, asking);
  const forget = () => forgetAnswer(name);
  asking.then((answer) => answer ?? forget(), forget);
  return asking;
}

/** The SDK has the answer now, or nobody wants it any more. */
export const forgetAnswer = (name: string): void => void answers.delete(name);

/** Counts a promise among the first answers: `whenShown` waits for it too. */
export async function asFirstAnswer<T>(coming: Promise<T>): Promise<T> {
  underway.add(coming);
  try {
    return await coming;
  } finally {
    underway.delete(coming);
  }
}

/** Whether a first answer is on its way. */
export const isAsking = (): boolean => underway.size > 0;

/** Settles once every first answer that was asked for is there. */
export async function allAnswered(): Promise<void> {
  while (isAsking()) await Promise.allSettled(underway);
}

/**
 * Reads a document before anything listens to it: the listener goes on from the same answer. Null when it does not exist, and when the SDK has
 * to be asked.
 * @throws AppError `permission-denied`
 */
export async function readAhead<T>(source: Source<T>, id: string): Promise<T | null> {
  const answer = await firstAnswer(docName(source, id), () => documentQuery(source.path, id));
  return answer?.documents.map((document) => readDocument(source, document))[0] ?? null;
}

/** A document of an answer, as its source reads it. */
export const readDocument = <T>({ read, fields }: Source<T>, document: RestDocument): T =>
  read(document.name.slice(document.name.lastIndexOf('/') + 1), fieldsIn(document, fields));

/** What was asked for before this code was there. Null when nothing was, and when it is anything but the document: then it is asked for here. */
async function earlyAnswer(name: string): Promise<Answer | null> {
  const early = mayBeSignedIn() ? undefined : globalThis.__early?.[name];
  if (!early) return null;
  delete globalThis.__early?.[name];
  try {
    const answer = answerIn(await early);
    return answer.documents[0]?.name.endsWith(`/documents/${name}`) ? answer : null;
  } catch {
    return null;
  }
}
