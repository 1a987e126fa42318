import { emailAddress, isEmail } from '../email';
import { type UserId, userId } from '../ids';
import { commentLimits } from '../limits';
import { date, type Stored, text, texts } from '../stored';

/** Who wrote something: the account, its address, and its name at that moment ("" without one). The rules compare all three with the token. */
export type CommentAuthor = { uid: UserId; email: string; name: string };

/** A plain text with line breaks; addresses of the web in it become links. `mentions` are the addresses of people in it, in lower case. */
export type CommentText = { text: string; mentions: string[] };

/** An answer in a thread: `tours/{tour}/threads/{thread}/comments/{comment}`. */
export type Comment = CommentText & { id: string; author: CommentAuthor; created: Date | null; edited: Date | null };

/** Reads a stored comment. */
export const commentFrom = (id: string, stored: Stored): Comment => ({
  id,
  ...commentTextFrom(stored),
  author: authorFrom(stored),
  created: date(stored.created),
  edited: date(stored.edited),
});

export const authorFrom = (stored: Stored): CommentAuthor => ({
  uid: userId(text(stored.uid)),
  email: text(stored.email),
  name: text(stored.name),
});

export const commentTextFrom = (stored: Stored): CommentText => ({ text: text(stored.text), mentions: texts(stored.mentions) });

/** How an author is called: the name beside the address, since anybody can choose a name. */
export const authorLabel = ({ name, email }: Pick<CommentAuthor, 'name' | 'email'>): string =>
  name === '' ? email || 'Somebody without an address' : name;

/** The text to store, and whom it mentions: of the addresses after an @ in it, those of `people`. */
export function writtenComment(written: string, people: readonly string[]): CommentText {
  const trimmed = written.trim();
  const addresses = new Set(people.map((address) => address.toLowerCase()));
  return {
    text: trimmed,
    mentions: mentionedIn(trimmed)
      .filter((address) => addresses.has(address))
      .slice(0, commentLimits.mentions),
  };
}

/** An address behind an @ that begins a word; what stands behind its host, such as ’s, is not of it. */
const mentioned = /(?<![^\s(“"'„«])@([^\s@]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*)(?![\p{L}\p{M}\p{N}@-])/gu;

/** The addresses that a text mentions, as @name@example.org, each once. */
export const mentionedIn = (written: string): string[] => [
  ...new Set([...written.matchAll(mentioned)].map(([, address = '']) => emailAddress(address)).filter(isEmail)),
];

/** Why a text can't be sent; null if it can. */
export function commentProblem(written: string): string | null {
  const { length } = written.trim();
  if (length === 0) return 'Write something first.';
  return length > commentLimits.text
    ? `Shorten this to ${commentLimits.text.toLocaleString('en')} characters: it has ${length.toLocaleString('en')}.`
    : null;
}

/** Comments in the order in which they were written; one whose time is pending is the last. */
export const inOrder = (comments: readonly Comment[]): Comment[] =>
  comments.toSorted((one, other) => timeOf(one.created) - timeOf(other.created));

const timeOf = (moment: Date | null): number => moment?.getTime() ?? Number.MAX_SAFE_INTEGER;
