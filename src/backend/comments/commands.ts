import type { ThreadAnchor } from '@/domain/comments/anchor';
import type { CommentText } from '@/domain/comments/comment';
import { newThread } from '@/domain/comments/thread';
import type { TourId } from '@/domain/ids';
import { withAppErrors } from '../errors';
import { requireReachableStore } from '../firestore/online-store';
import { currentAuthor } from './author';
import { comments, threads } from './refs';

type ThreadRef = { tour: TourId; thread: string };
type AnswerRef = ThreadRef & { comment: string };

/*
 * Comments are stored at once or not at all: while the server cannot be reached each of these fails with AppError `unavailable`, so that the writer keeps
 * the text and is told. All throw `permission-denied` where the rules say no.
 */

/** Begins a thread. @returns its id */
export async function startThread(tour: TourId, anchor: ThreadAnchor, written: CommentText): Promise<string> {
  const [{ db, addDoc, collection, serverTimestamp }, author] = await Promise.all([requireReachableStore(), currentAuthor()]);
  const fields = { ...newThread(anchor, written, author), created: serverTimestamp(), last: serverTimestamp() };
  return (await withAppErrors(addDoc(collection(db, threads(tour).path), fields))).id;
}

/** Answers in a thread, which counts its answers. */
export async function answerThread({ tour, thread }: ThreadRef, { text, mentions }: CommentText): Promise<void> {
  const [{ db, doc, collection, increment, serverTimestamp, writeBatch }, author] = await Promise.all([
    requireReachableStore(),
    currentAuthor(),
  ]);
  const answer = doc(collection(db, comments(tour, thread).path));
  const batch = writeBatch(db);
  batch.set(answer, { text, mentions, ...author, created: serverTimestamp() });
  batch.update(doc(db, threads(tour).path, thread), { answers: increment(1), last: serverTimestamp(), latest: answer.id });
  await withAppErrors(batch.commit());
}

/** Changes what a comment says: the first one of a thread, or an answer. */
export async function editComment(
  { tour, thread, comment }: ThreadRef & { comment: string | null },
  { text, mentions }: CommentText,
): Promise<void> {
  const { db, doc, serverTimestamp, updateDoc } = await requireReachableStore();
  const path = comment === null ? threads(tour).path : comments(tour, thread).path;
  await withAppErrors(updateDoc(doc(db, path, comment ?? thread), { text, mentions, edited: serverTimestamp() }));
}

export async function resolveThread({ tour, thread }: ThreadRef, resolved: boolean): Promise<void> {
  const [{ db, doc, serverTimestamp, updateDoc }, { uid, email }] = await Promise.all([requireReachableStore(), currentAuthor()]);
  const fields = { resolved, resolvedAt: serverTimestamp(), resolvedBy: uid, resolvedByEmail: email };
  await withAppErrors(updateDoc(doc(db, threads(tour).path, thread), fields));
}

/** Deletes the first comment of a thread: with answers it leaves them, without it goes. */
export async function deleteFirstComment({ tour, thread }: ThreadRef, hasAnswers: boolean): Promise<void> {
  const { db, deleteDoc, doc, serverTimestamp, updateDoc } = await requireReachableStore();
  const ref = doc(db, threads(tour).path, thread);
  await withAppErrors(hasAnswers ? updateDoc(ref, { text: '', mentions: [], deleted: serverTimestamp() }) : deleteDoc(ref));
}

/** Deletes an answer. */
export async function deleteAnswer({ tour, thread, comment }: AnswerRef): Promise<void> {
  const { db, doc, increment, writeBatch } = await requireReachableStore();
  const batch = writeBatch(db);
  batch.delete(doc(db, comments(tour, thread).path, comment));
  batch.update(doc(db, threads(tour).path, thread), { answers: increment(-1), removed: comment });
  await withAppErrors(batch.commit());
}
