import { allPois, type Folder } from '@/domain/folders/folder';
import { isDeepEqual } from '@/domain/same';
import { loadedCode, loadModule } from '@/loading/load-code';
import type { ModelTag, PlacedTag, Showcase } from '@/showcase/port';
import { distance } from './destinations';
import { toPlacedTags } from './placed-tags';
import type { PlayerContext } from './player-context';
import { showsScanMarks } from './scan-marks';
import { reportViewerError } from './viewer-errors';

/** Maximum number of tags updated one by one; beyond that, placing all again is faster. */
const maxSingleUpdates = 20;

/** A tour with fewer tags shows each of them. */
const leastTags = 12;

const tagClusters = () => import('./tag-clusters').then((part) => part.clusteredTags);

export type TagSync = {
  /** Hides the model's own tags: all, unless the tour shows them and no PoI is open, else those that are replaced by PoIs. @see EDIT-063 */
  hideModelTags: () => void;
  /** Places all tags again, because the viewer has none. */
  placeAll: () => void;
  /** Updates the tags that changed. Does nothing before the first `placeAll`, and while tags are frozen. */
  update: () => void;
  /** Puts tags together again where the camera rests, in tours of many. */
  followCamera: () => void;
};

/** Keeps the tags in the viewer in sync with the tour. Updates only changed tags, so that the others don't flicker. */
export function createTagSync(context: PlayerContext, showcase: Showcase): TagSync {
  let placed: TagsById | null = null;
  const isReady = () => showcase.state.value.name === 'ready';
  const report = reportViewerError(context.store);
  const current = currentTags(context, showcase, () => update());
  const place = (tags: TagsById) => {
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
  const update = () => {
    if (context.tagsFrozen) return;
    hideModelTags();
    if (!placed || !isReady() || showcase.values.measuring.value) return;
    const tags = current.read();
    const { removed, added, changed } = changesBetween(placed, tags);
    const isMuch = removed.length + added.length + changed.length > maxSingleUpdates;
    if (isMuch && (context.clusters.size === 0 || changed.length > maxSingleUpdates)) return place(tags);
    placed = tags;
    const exchanged = isMuch
      ? [showcase.exchangeTags(added, removed)]
      : [...removed.map(showcase.removeTag), ...added.map(showcase.updateTag)];
    Promise.all([...exchanged, ...changed.map(showcase.updateTag)]).catch(report);
  };
  return {
    placeAll: () => {
      place(current.read());
      // a viewer that was loaded again shows the model's tags again
      hidden = new Set();
      hideModelTags();
    },
    hideModelTags,
    update,
    followCamera: () => {
      if (current.isMany()) update();
    },
  };
}

type TagsById = ReadonlyMap<string, PlacedTag>;

function changesBetween(before: TagsById, after: TagsById) {
  const all = [...after.values()];
  return {
    removed: [...before.keys()].filter((id) => !after.has(id)),
    added: all.filter(({ id }) => !before.has(id)),
    changed: all.filter((tag) => before.has(tag.id) && !isDeepEqual(before.get(tag.id), tag)),
  };
}

const noClusters: PlayerContext['clusters'] = new Map();

/** The tags as they are to be shown now. Code that puts many together is loaded with the first of them; until then each is shown. */
function currentTags(context: PlayerContext, showcase: Showcase, onLoaded: () => void) {
  const all = () => toPlacedTags(context.content.folders, context.store.getState().hiddenFolders, context.content.icons);
  const isMany = (tags: readonly PlacedTag[]) => tags.length >= leastTags;
  const clustering = () => {
    const loaded = loadedCode(tagClusters);
    if (!loaded) loadModule(tagClusters).then(onLoaded, () => undefined);
    return loaded;
  };
  if (isMany(all())) clustering();
  return {
    isMany: () => isMany(all()),
    read: (): TagsById => {
      const own = all();
      const cluster = isMany(own) ? clustering() : undefined;
      const { tags, clusters } = cluster?.(own, showcase, context.store.getState().activePoi) ?? { tags: own, clusters: noClusters };
      context.clusters = clusters;
      return new Map([...tags, ...context.extraTags].map((tag) => [tag.id, tag]));
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
