import { emailAddress, isEmail } from '../email';
import { byText, contains, isSearch } from '../search';
import { type Stored, text } from '../stored';
import { collaboratorId } from './document-ids';

/** An address that an organization has invited: `organizations/{organization}/collaborators/{email}`. @see MODEL-048 */
export type Collaborator = { id: string; email: string };

/** Reads a stored address; the id is used if the field is missing. @see MODEL-048 */
export const collaboratorFrom = (id: string, stored: Stored): Collaborator => ({ id, email: emailAddress(text(stored.email) || id) });

/** The document that stores an invited address. @throws AppError `invalid-argument` if the address is invalid @see COLLAB-045 MODEL-048 */
export const newCollaborator = (email: string): Collaborator => ({ id: collaboratorId(email), email: emailAddress(email) });

/** Stored addresses that match the search text and are not chosen yet; none for an empty search. @see COLLAB-013 */
export const suggestedAddresses = (collaborators: readonly Collaborator[], searchText: string, chosen: readonly string[]): string[] =>
  isSearch(searchText, 'collaborators')
    ? [...new Set(collaborators.map(({ email }) => email))]
        .filter((email) => isEmail(email) && contains(email, searchText) && !chosen.includes(email))
        .toSorted(byText)
    : [];
