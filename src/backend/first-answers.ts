import { isRefusal } from '@/domain/app-error';
import { mayBeSignedIn } from './auth/remembered';
import { config } from './config';
import { isHeld } from './held-lists';
import { type Answer, ask, documentQuery, documentsRoot, type RestQuery } from './rest';
import { fieldsIn, type RestDocument } from './rest-values';
import { docName, type ReadBefore, type Source } from './source';
import { isStoreOpen } from './store';

// What was asked for and is not in the database yet, by the name of the question: who asks the same gets the same answer.
const answers = new Map<string, Promise<Answer | null>>();
const underway = new Set<Promise<unknown>>();

/**
 * The answer to what this device has not held yet, by one plain request, also when several ask, until `forgetAnswer`. Null when the database has
 * to be asked: it is open, the device held this before, or the server is out of reach.
 * @throws AppError when the server refuses
 */
export function firstAnswer(name: string, question: RestQuery): Promise<Answer | null> {
  const known = answers.get(name);
  if (known) return known;
  if (isStoreOpen() || (mayBeSignedIn() && isHeld(name)) || !navigator.onLine) return Promise.resolve(null);
  const asking = answered(question);
  answers.set(name, asking);
  const forget = () => answers.delete(name);
  asking.then((answer) => answer ?? forget(), forget);
  return asking;
}

/** The database has the answer now, or nobody wants it any more. */
export const forgetAnswer = (name: string): void => void answers.delete(name);

/** Settles once every answer that was asked for is there. */
export async function allAnswered(): Promise<void> {
  while (underway.size > 0) await Promise.allSettled(underway);
}

/**
 * Reads a document before anything listens to it: the listener goes on from the same answer. Null when it does not exist, and when the database
 * has to be asked.
 * @throws AppError when the server refuses
 */
export async function readAhead<T>({ path, read }: Source<T>, id: string): Promise<T | null> {
  const answer = await firstAnswer(docName({ path }, id), documentQuery(documentsRoot(config()), path, id));
  const [document] = answer?.documents ?? [];
  return document ? readOf({ read }, document).value : null;
}

/** A document of an answer, read. */
export function readOf<T>({ read, fields: wanted }: Pick<Source<T>, 'read' | 'fields'>, document: RestDocument): ReadBefore<T> {
  const id = document.name.slice(document.name.lastIndexOf('/') + 1);
  const fields = fieldsIn(document, wanted);
  return { id, value: read(id, fields), updated: fields.updated };
}

/** Counts something else that a page can begin with among the answers: what waits for all of them waits for it too. */
export async function asAnswer<T>(coming: Promise<T>): Promise<T> {
  underway.add(coming);
  try {
    return await coming;
  } finally {
    underway.delete(coming);
  }
}

async function answered(question: RestQuery): Promise<Answer | null> {
  try {
    return await asAnswer(ask(question));
  } catch (error) {
    if (isRefusal(error, 'permission-denied')) throw error;
    return null;
  }
}
