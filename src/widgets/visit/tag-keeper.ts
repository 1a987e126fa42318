import { allPois, type Folder } from '@/domain/folders';
import type { ModelTag, PlacedTag, Showcase } from '@/showcase/port';
import { placedTags } from './placed-tags';
import { loggedAndTold } from './problems';
import type { Stand } from './stand';

/** How many tags are changed one by one; placing all anew costs less than more of them. */
const fewTags = 20;

export type TagKeeper = {
  /** Hides the tags of the model in whose place PoIs stand. @see EDIT-063 */
  hideTaken: () => void;
  /** Places every tag anew: the viewer has none, or forgot them. */
  placeAll: () => void;
  /** Brings those that differ from what stands there; before the first time there is nothing to differ from. */
  follow: () => void;
};

/** Keeps the tags in the scan as the tour has them. Who edits a text changes one tag or none: nothing else is touched, so that nothing flickers. */
export function tagKeeper(stand: Stand, showcase: Showcase): TagKeeper {
  let shown: ReadonlyMap<string, PlacedTag> | null = null;
  const isReady = () => showcase.state.value.name === 'ready';
  const told = loggedAndTold(stand.store);
  const wanted = () => {
    const { store, content } = stand;
    return new Map(placedTags(content.folders, store.getState().hiddenFolders, content.icons).map((tag) => [tag.id, tag]));
  };
  const place = (tags: ReadonlyMap<string, PlacedTag>) => {
    shown = tags;
    if (isReady()) showcase.placeTags([...tags.values()]).catch(told);
  };
  let hidden: ReadonlySet<string> = new Set();
  const hideTaken = () => {
    if (!isReady()) return;
    const taken = takenOver(stand.content.folders, showcase.values.modelTags.value);
    if (taken.size === hidden.size && [...taken].every((id) => hidden.has(id))) return;
    hidden = taken;
    showcase.hideModelTags(taken).catch(told);
  };
  return {
    placeAll: () => {
      place(wanted());
      hideTaken();
    },
    hideTaken,
    follow: () => {
      hideTaken();
      if (!shown || !isReady() || showcase.values.measuring.value) return;
      const before = shown;
      const tags = wanted();
      const gone = [...before.keys()].filter((id) => !tags.has(id));
      const fresh = [...tags.values()].filter((tag) => !isSame(before.get(tag.id), tag));
      if (gone.length + fresh.length > fewTags) return place(tags);
      shown = tags;
      Promise.all([...gone.map(showcase.removeTag), ...fresh.map(showcase.updateTag)]).catch(told);
    },
  };
}

const isSame = (before: PlacedTag | undefined, tag: PlacedTag) => before === tag || JSON.stringify(before) === JSON.stringify(tag);

/** Which tags of the model are PoIs of the tour. */
function takenOver(folders: readonly Folder[], modelTags: readonly ModelTag[]): ReadonlySet<string> {
  const known = new Set(modelTags.map(({ id }) => id));
  if (known.size === 0) return known;
  return new Set(allPois(folders).flatMap(({ type, tag }) => (type === 'tag' && tag && known.has(tag.sid) ? [tag.sid] : [])));
}
