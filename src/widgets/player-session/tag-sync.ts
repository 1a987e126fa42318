import { allPois, type Folder } from '@/domain/folders/folder';
import { isDeepEqual } from '@/domain/same';
import type { ModelTag, PlacedTag, Showcase } from '@/showcase/port';
import { distance } from './destinations';
import { toPlacedTags } from './placed-tags';
import type { PlayerContext } from './player-context';
import { showsScanMarks } from './scan-marks';
import { reportViewerError } from './viewer-errors';

/** Maximum number of tags updated one by one; beyond that, placing all again is faster. */
const maxSingleUpdates = 20;

export type TagSync = {
  /** Hides the model's own tags: all, unless the tour shows them and no PoI is open, else those that are replaced by PoIs. @see EDIT-063 */
  hideModelTags: () => void;
  /** Places all tags again, because the viewer has none. */
  placeAll: () => void;
  /** Updates the tags that changed. Does nothing before the first `placeAll`. */
  update: () => void;
};

/** Keeps the tags in the viewer in sync with the tour. Updates only changed tags, so that the others don't flicker. */
export function createTagSync(context: PlayerContext, showcase: Showcase): TagSync {
  let placed: ReadonlyMap<string, PlacedTag> | null = null;
  const isReady = () => showcase.state.value.name === 'ready';
  const report = reportViewerError(context.store);
  const currentTags = () => {
    const { store, content } = context;
    const tags = toPlacedTags(content.folders, store.getState().hiddenFolders, content.icons);
    return new Map([...tags, ...context.extraTags].map((tag) => [tag.id, tag]));
  };
  const place = (tags: ReadonlyMap<string, PlacedTag>) => {
    placed = tags;
    if (isReady()) showcase.placeTags([...tags.values()]).catch(report);
  };
  let hidden: ReadonlySet<string> = new Set();
  const hideModelTags = () => {
    if (!isReady()) return;
    const modelTags = showcase.values.modelTags.value;
    const next = showsScanMarks(context) ? replacedIds(context.content.folders, modelTags) : new Set(modelTags.map(({ id }) => id));
    if (next.size === hidden.size && [...next].every((id) => hidden.has(id))) return;
    hidden = next;
    showcase.hideModelTags(next).catch(report);
  };
  return {
    placeAll: () => {
      place(currentTags());
      hideModelTags();
    },
    hideModelTags,
    update: () => {
      hideModelTags();
      if (!placed || !isReady() || showcase.values.measuring.value) return;
      const before = placed;
      const tags = currentTags();
      const removed = [...before.keys()].filter((id) => !tags.has(id));
      const changed = [...tags.values()].filter((tag) => !isDeepEqual(before.get(tag.id), tag));
      if (removed.length + changed.length > maxSingleUpdates) return place(tags);
      placed = tags;
      Promise.all([...removed.map(showcase.removeTag), ...changed.map(showcase.updateTag)]).catch(report);
    },
  };
}

/** A tag of the model this close to a PoI's tag is replaced by it: they would cover each other. In metres. */
const sameTagMetres = 0.6;

/** Ids of the model's tags that PoIs replace. */
function replacedIds(folders: readonly Folder[], modelTags: readonly ModelTag[]): ReadonlySet<string> {
  if (modelTags.length === 0) return new Set();
  const tags = allPois(folders).flatMap(({ type, tag }) => (type === 'tag' && tag ? [tag] : []));
  const isReplaced = ({ id, anchorPosition }: ModelTag) =>
    tags.some((tag) => tag.sid === id || distance(tag.anchorPosition, anchorPosition) < sameTagMetres);
  return new Set(modelTags.filter(isReplaced).map(({ id }) => id));
}
