import { collaborationLimits } from '../limits';
import { invitationNoteTexts } from './texts';

/** A personal note as it is stored and sent: lines of plain text. */
export const invitationNote = (written: string): string => written.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();

// mail programs turn these into links: "https://x", "x@y.z", "x.example"
const linkable = /:\/\/|\S@\S|[^\s.][.。．｡][^\s.\d]{2}/u;
const invisible = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/**
 * What is wrong with a personal note, or null. Our server sends it to people who never asked for it, so it has no links: the mail has its own.
 * @see COLLAB-017
 */
export function noteProblem(written: string): string | null {
  const note = invitationNote(written);
  if (note.length > collaborationLimits.note) return invitationNoteTexts.get().tooLong(collaborationLimits.note);
  if (linkable.test(note)) return invitationNoteTexts.get().noAddresses;
  return invisible.test(note) ? invitationNoteTexts.get().plainText : null;
}
