import { folderId } from '../ids';
import { randomIdentifier } from '../random';
import { type Folder, newFolderName } from './folder';

/** A new, empty folder with a random id. @see MODEL-064 */
export const newFolder = (name: string = newFolderName): Folder => ({ id: folderId(randomIdentifier()), name, children: [], pois: [] });
