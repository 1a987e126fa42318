import type { Folder } from './folder';

/** Moves folders that are nested more than one level deep up, after their parent; `movedUp` are their names. @see EDIT-009 */
export function flattenedFolders(folders: readonly Folder[]): { folders: Folder[]; movedUp: string[] } {
  const movedUp: string[] = [];
  const moveUp = (folder: Folder): Folder[] => {
    movedUp.push(...folder.children.map(({ name }) => name));
    return [{ ...folder, children: [] }, ...folder.children.flatMap(moveUp)];
  };
  return { folders: folders.map((folder) => ({ ...folder, children: folder.children.flatMap(moveUp) })), movedUp };
}
