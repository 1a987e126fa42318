import { tourId } from '@/domain/ids';
import type { EditingDraft, EditingDraftKey, EditingDraftStore } from '../session/saving-state';

/** The drafts of a version's copies, apart from those of the tour and of its other versions. */
export function draftsOfVersion(drafts: EditingDraftStore, version: string): EditingDraftStore {
  const stored = <Key extends EditingDraftKey>(key: Key): Key => ({ ...key, tour: tourId(`${key.tour} ${version}`) });
  return {
    put: (draft) => drafts.put(stored(draft)),
    remove: (key) => drafts.remove(stored(key)),
    list: async (uid, tour) => {
      const found = await drafts.list(uid, stored({ uid, tour, tab: '' }).tour);
      return found.map((draft): EditingDraft => ({ ...draft, tour }));
    },
  };
}
