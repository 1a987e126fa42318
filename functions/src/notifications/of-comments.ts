import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { authorFrom } from '@/domain/comments/comment';
import { commentLimits } from '@/domain/limits';
import { text, texts } from '@/domain/stored';
import { type Account, accountsWithAddresses } from '../core/accounts';
import { store } from '../core/app';
import { type News, notify } from './notify';
import { accountsOf, readersOfComments } from './recipients';
import { readTourAccess, type TourAccess } from './tour-access';

/** Where a comment is: the thread, and the answer in it, "" for the comment that began it. */
export type CommentPlace = { tour: string; thread: string; comment: string };

/** Notifies those whom a comment mentions that it did not mention before. */
export async function notifyOfMentions(before: DocumentSnapshot | null, comment: DocumentSnapshot, place: CommentPlace): Promise<void> {
  const former = texts(before?.get('mentions'));
  const addresses = texts(comment.get('mentions')).filter((address) => !former.includes(address));
  if (addresses.length === 0) return;
  const tour = await readTourAccess(place.tour);
  if (!tour) return;
  const mentioned = await accountsWithAddresses(addresses.slice(0, commentLimits.mentions));
  await notifyReaders(mentioned, comment, { ...place, tour, kind: 'mention' });
}

/** Notifies those who wrote in a thread of an answer in it, but those whom it mentions. */
export async function notifyOfAnswer(answer: DocumentSnapshot, place: CommentPlace): Promise<void> {
  const tour = await readTourAccess(place.tour);
  if (!tour) return;
  const thread = store().doc(`tours/${place.tour}/threads/${place.thread}`);
  const [first, { docs }] = await Promise.all([thread.get(), thread.collection('comments').select('uid').get()]);
  const writers = await accountsOf([first, ...docs].map((written: DocumentSnapshot | QueryDocumentSnapshot) => text(written.get('uid'))));
  const mentions = texts(answer.get('mentions'));
  const others = writers.filter(({ email }) => !mentions.includes(email.toLowerCase()));
  await notifyReaders(others, answer, { ...place, tour, kind: 'answer' });
}

type Written = Omit<CommentPlace, 'tour'> & { tour: TourAccess; kind: News['kind'] };

/** Notifies those of the accounts who can read the comment, but not who wrote it. */
async function notifyReaders(
  accounts: readonly Account[],
  written: DocumentSnapshot,
  { tour, thread, comment, kind }: Written,
): Promise<void> {
  const author = authorFrom(written.data() ?? {});
  const others = accounts.filter(({ uid }) => uid !== author.uid);
  const readers = await readersOfComments(others, tour);
  const news = { kind, key: `${tour.id}/${thread}/${comment}`, about: `tours/${tour.id}`, target: thread, author };
  await Promise.all(readers.map((reader) => notify(reader, news)));
}
