import { emailAddress, isEmail } from '../email';
import { byText, contains, isSearch } from '../search';
import { type Stored, text } from '../stored';
import { collaboratorId } from './document-ids';

/** An address an organization invited before: `organizations/{organization}/collaborators/{email}`. @see MODEL-048 */
export type Collaborator = { id: string; email: string };

/** Reads a stored address; one without the field is known by its id. @see MODEL-048 */
export const collaboratorFrom = (id: string, stored: Stored): Collaborator => ({ id, email: emailAddress(text(stored.email) || id) });

/** What is stored to remember an address. @throws AppError `invalid-argument` when it is none @see COLLAB-045 MODEL-048 */
export const newCollaborator = (email: string): Collaborator => ({ id: collaboratorId(email), email: emailAddress(email) });

/** The remembered addresses that contain what is sought and are not chosen yet; none before something is written. @see COLLAB-013 */
export const suggestedAddresses = (known: readonly Collaborator[], sought: string, chosen: readonly string[]): string[] =>
  isSearch(sought, 'collaborators')
    ? [...new Set(known.map(({ email }) => email))]
        .filter((email) => isEmail(email) && contains(email, sought) && !chosen.includes(email))
        .toSorted(byText)
    : [];
