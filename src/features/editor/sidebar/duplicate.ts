import * as copies from '@/domain/folders/duplicate';
import { findFolder, findPoi } from '@/domain/folders/find';
import { announce } from '@/ui/announce/announce';
import { carryTranslations } from '../reuse/carry-translations';
import type { EditingSession } from '../session/editing-context';
import type { Entry } from '../session/view-state';

/** Adds a copy of a point or a folder after it, as one undo step; a point is opened and a folder selected, with the name ready to be written. */
export function duplicate(session: EditingSession, entry: Entry): void {
  const { store, edit, player } = session;
  const { edited, collapse, selectFolder, rename } = store.getState();
  if (entry.kind === 'poi') {
    const copied = copies.duplicatePoi(edited.folders, entry.id);
    if (!copied) return;
    const poi = copied.copy.identifier;
    edit('Duplicate PoI', (before) => ({ ...before, folders: copied.folders }), { poi });
    player.store.getState().openPoi(poi);
    store.getState().chooseTab('info');
    store.setState({ poiToName: poi });
    announce(`“${copied.copy.name}” added.`);
    const original = findPoi(edited.folders, entry.id);
    carryTranslations(session, { folders: [], pois: original ? [original] : [] }, { folders: [], pois: [copied.copy] });
  } else {
    const copied = copies.duplicateFolder(edited.folders, entry.id);
    if (!copied) return;
    edit('Duplicate folder', (before) => ({ ...before, folders: copied.folders }));
    collapse([copied.copy.id], false);
    selectFolder(copied.copy.id);
    rename({ kind: 'folder', id: copied.copy.id });
    announce(`“${copied.copy.name}” added.`);
    const original = findFolder(edited.folders, entry.id);
    carryTranslations(session, { folders: original ? [original] : [], pois: [] }, { folders: [copied.copy], pois: [] });
  }
}
