import { authorFrom, type CommentAuthor } from '../comments/comment';
import { type PoiId, poiId } from '../ids';
import { pointCheckLimits } from '../limits';
import { date, flag, number, type Stored, text } from '../stored';

/** What somebody found at a point: its state, and what they say of it. */
export type Findings = { point: PoiId; state: string; note: string };

/**
 * A point that somebody checked: `tours/{tour}/checks/{check}`, which nobody changes, but that its photo may be deleted. `at` is when it was made,
 * which is earlier than when it was stored if there was no connection; null while it is being stored. A photo is a file under the id of the check.
 */
export type PointCheck = Findings & { id: string; hasPhoto: boolean; author: CommentAuthor; at: Date | null };

/** Reads a stored check. */
export const pointCheckFrom = (id: string, stored: Stored): PointCheck => ({
  id,
  point: poiId(text(stored.point)),
  state: text(stored.state),
  note: text(stored.note),
  hasPhoto: flag(stored.photo),
  author: authorFrom(stored),
  at: madeAt(stored),
});

/** When a stored check was made, by the clock of the server. */
export function madeAt({ created, waited }: Stored): Date | null {
  const stored = date(created);
  return stored && new Date(stored.getTime() - Math.max(0, number(waited, 0)) * 1000);
}

/** The document of a new check; the writer adds the server's `created`. @param waited seconds since it was made, by the clock of the device */
export const newPointCheck = (
  { point, state, note }: Findings,
  hasPhoto: boolean,
  waited: number,
  { uid, email, name }: CommentAuthor,
) => ({
  point,
  state,
  note,
  photo: hasPhoto,
  waited: Math.round(Math.min(Math.max(0, waited), pointCheckLimits.waited)),
  uid,
  email,
  name,
});

/** Why a note can't be stored; null if it can. */
export const noteProblem = (note: string): string | null =>
  note.trim().length > pointCheckLimits.note
    ? `Shorten this to ${pointCheckLimits.note.toLocaleString('en')} characters: it has ${note.trim().length.toLocaleString('en')}.`
    : null;
