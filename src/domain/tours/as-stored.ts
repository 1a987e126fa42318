import { foldersFrom, storedFolders } from '../folders';
import { type Edited, sameEdited } from './edited';

/**
 * Whether the store holds just this state. What is written may be read with the ledger's defaults in places, such as a PoI without a name;
 * that is no change by anybody.
 */
export const isStoredAs = (edited: Edited, stored: Edited): boolean => sameEdited(edited, stored) || sameEdited(asRead(edited), stored);

const asRead = ({ name, folders, floors }: Edited): Edited => ({ name, floors, folders: foldersFrom(storedFolders(folders)) });
