import type { PersonWithAccess } from '../access/people-with-access';
import type { Comment, CommentAuthor } from './comment';
import type { Thread } from './thread';

/** Somebody who can be mentioned; the name is "" where nobody knows it. */
export type MentionedPerson = { email: string; name: string };

/** An @ before the caret, and what was typed behind it. */
export type Mention = { from: number; to: number; search: string };

/** The @ that the caret stands behind; null where none begins a word there. */
export function mentionAt(text: string, caret: number): Mention | null {
  const [found, , search = ''] = /(^|[\s(])@([^\s@]*(?:@[^\s@]*)?)$/.exec(text.slice(0, caret)) ?? [];
  return found === undefined ? null : { from: caret - search.length - 1, to: caret, search };
}

const maxShown = 8;

/** The people whose name or address has what was typed. */
export function matchingPeople(people: readonly MentionedPerson[], search: string): MentionedPerson[] {
  const sought = search.toLowerCase();
  // a whole address needs no suggestion any more
  if (people.some(({ email }) => email === sought)) return [];
  return people.filter(({ name, email }) => email.includes(sought) || name.toLowerCase().includes(sought)).slice(0, maxShown);
}

/** The text with the person in place of what was typed, and where the caret is then. */
export function insertMention(text: string, { from, to }: Mention, { email }: MentionedPerson): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${email} `;
  return { text: before + text.slice(to).replace(/^ /, ''), caret: before.length };
}

/** Who took part in a thread: who wrote in it, and whom they mentioned. */
export function participants(thread: Thread, answers: readonly Comment[]): MentionedPerson[] {
  const people = new Map<string, MentionedPerson>();
  const add = ({ email, name }: Pick<CommentAuthor, 'email' | 'name'>) => {
    const address = email.toLowerCase();
    if (address !== '' && !people.get(address)?.name) people.set(address, { email: address, name });
  };
  for (const { author, mentions } of [thread, ...answers]) {
    add(author);
    for (const email of mentions) add({ email, name: '' });
  }
  return [...people.values()];
}

/** Of those who can open a tour, those who can read its comments: not guests who may only look. */
export const readersOfComments = (people: readonly PersonWithAccess[]): MentionedPerson[] =>
  people
    .filter(({ email, canEdit, reasons }) => email !== '' && (canEdit || reasons.some(({ by }) => by !== 'invitation')))
    .map(({ email, name }) => ({ email: email.toLowerCase(), name: name === email ? '' : name }));

/** The people of both, each once, without the writer. */
export function mentionable(lists: readonly (readonly MentionedPerson[])[], writer: string): MentionedPerson[] {
  const people = new Map<string, MentionedPerson>();
  for (const person of lists.flat()) if (!people.get(person.email)?.name) people.set(person.email, person);
  people.delete(writer.toLowerCase());
  return [...people.values()];
}
