import { listFormat } from '@/language/formats';
import { allPois, type Folder } from '../folders/folder';
import { guidedToursFrom, storedGuidedTours } from '../guided-tours/guided-tour';
import type { Poi } from '../pois/poi';
import { isDeepEqual } from '../same';
import type { Stored } from '../stored';
import { type Change, editedDifference } from '../tours/difference';
import type { Tour } from '../tours/tour';
import { fieldText, versionChangeTexts } from './compare-texts';
import { publishedContentOf } from './published-content';
import { foldersOfSnapshot, isArrangedSnapshot, newSnapshot, type Snapshot } from './snapshots';

/** One difference between two versions, as text: "Door moved from Hall to Vault". */
export type ChangeText = {
  id: string;
  what: 'added' | 'changed' | 'moved' | 'removed';
  text: string;
  /** Whether it is of the folders, which are restored with a version. */
  isContent: boolean;
};

/** What a comparison needs of a version. */
export type Compared = Pick<Snapshot, 'pois' | 'floorplans' | 'documents' | 'matterportId'> &
  Partial<Pick<Snapshot, 'guidedTours' | 'rooms'>>;

/** The saved tour as if it was published now, in whole, to compare it with versions. */
export const tourAsVersion = (tour: Tour): Compared =>
  newSnapshot(
    {
      ...publishedContentOf(tour, { excludedFolders: [], excludedPois: [], floorplans: true, documents: true }),
      name: '',
      tourName: tour.name,
    },
    { public: false, opens: null, until: null },
  );

/**
 * What changed between two versions, in words: folders, points, floor plans and documents.
 * @param ignoresAddresses for a tour and a version: the version's files are copies at other addresses
 */
export function versionDifference(before: Compared, after: Compared, { ignoresAddresses = false } = {}): ChangeText[] {
  // an older version doesn't say where its files were, so that they cannot have moved
  const isArranged = isArrangedSnapshot(before) && isArrangedSnapshot(after);
  const foldersOf = (version: Compared): Folder[] => {
    const folders = foldersOfSnapshot(version, { isArranged });
    return ignoresAddresses ? (withoutAddresses(folders) as Folder[]) : folders;
  };
  const listsOf = comparableLists(before, after, ignoresAddresses);
  const edited = (version: Compared) => ({ name: '', floors: [], folders: foldersOf(version), ...listsOf(version) });
  const [previous, current] = [edited(before), edited(after)];
  const tagsMoved = movedTags(previous.folders, current.folders);
  return [
    ...(before.matterportId === after.matterportId
      ? []
      : [{ id: 'scan', what: 'changed', text: versionChangeTexts.get().anotherScan, isContent: false } as const]),
    ...editedDifference(previous, current).map((change) => textOf(change, tagsMoved)),
    ...namedChanges('floorplan', before.floorplans, after.floorplans),
    ...namedChanges('document', before.documents, after.documents),
  ];
}

/** Guided tours and rooms, unless a version is from before there were any, which restoring it leaves as they are. */
function comparableLists(before: Compared, after: Compared, ignoresAddresses: boolean) {
  const [hasTours, hasRooms] = [Boolean(before.guidedTours && after.guidedTours), Boolean(before.rooms && after.rooms)];
  return ({ guidedTours, rooms }: Compared) => {
    const tours = storedGuidedTours((hasTours && guidedTours) || []);
    return { guidedTours: guidedToursFrom(ignoresAddresses ? withoutAddresses(tours) : tours), rooms: (hasRooms && rooms) || [] };
  };
}

/** How many changes of each kind there are: "2 added, 1 moved". */
export function changeCounts(changes: readonly ChangeText[]): string {
  const t = versionChangeTexts.get();
  const kinds = { added: t.addedCount, changed: t.changedCount, moved: t.movedCount, removed: t.removedCount };
  const counts = (['added', 'changed', 'moved', 'removed'] as const).flatMap((kind) => {
    const count = changes.filter(({ what }) => what === kind).length;
    return count === 0 ? [] : [kinds[kind](count)];
  });
  return counts.length === 0 ? t.none : commas.format(counts);
}

/** Counts and fields, one after the other. */
const commas = listFormat({ type: 'unit', style: 'short' });

const tagPlace = 'place and length of the tag';

/** Whether the tag of a point is at another place in the scan. */
export const hasMovedTag = (before: Poi, after: Poi): boolean =>
  before.tag !== null && after.tag !== null && !isDeepEqual(before.tag.anchorPosition, after.tag.anchorPosition);

/** The points whose tags are at other places. */
function movedTags(before: readonly Folder[], after: readonly Folder[]): ReadonlySet<string> {
  const previous = new Map(allPois(before).map((poi) => [poi.identifier, poi]));
  const moved = allPois(after).filter((poi) => {
    const former = previous.get(poi.identifier);
    return former !== undefined && hasMovedTag(former, poi);
  });
  return new Set(moved.map(({ identifier }) => identifier));
}

function textOf({ kind, what, id, name, where, fields }: Change, tagsMoved: ReadonlySet<string>): ChangeText {
  const t = versionChangeTexts.get();
  const subject = t[kind]({ name });
  const key = `${kind} ${id}`;
  const isContent = true;
  if (what === 'added') return { id: key, what, text: where ? t.addedIn({ subject, folder: where }) : t.added({ subject }), isContent };
  if (what === 'deleted')
    return { id: key, what: 'removed', text: where ? t.removedFrom({ subject, folder: where }) : t.removed({ subject }), isContent };
  const move = fields.find(({ field }) => field === 'folder');
  const isTagMoved = kind === 'poi' && tagsMoved.has(id);
  const rename = fields.find(({ field }) => field === 'name');
  const others = fields.filter((one) => one !== move && one !== rename && !(isTagMoved && one.field === tagPlace));
  const changes = [
    rename && t.renamed({ before: rename.before, after: rename.after }),
    move && t.movedFolder({ before: move.before, after: move.after }),
    isTagMoved && t.movedInScan,
    others.length > 0 && t.changedFields({ fields: commas.format(others.map(({ field }) => fieldText(field))) }),
  ];
  const text = t.changed({ subject, changes: changes.filter(Boolean).join('; ') });
  return { id: key, what: move !== undefined || isTagMoved ? 'moved' : 'changed', text, isContent };
}

function namedChanges(
  noun: 'floorplan' | 'document',
  before: readonly { name: string }[],
  after: readonly { name: string }[],
): ChangeText[] {
  const t = versionChangeTexts.get();
  const names = (list: readonly { name: string }[]) => new Set(list.map(({ name }) => name));
  const [previous, current] = [names(before), names(after)];
  const change = (what: 'added' | 'removed') => (name: string) => ({
    id: `${noun} ${name}`,
    what,
    text: t[what]({ subject: t[noun]({ name }) }),
    isContent: false,
  });
  return [
    ...[...current].filter((name) => !previous.has(name)).map(change('added')),
    ...[...previous].filter((name) => !current.has(name)).map(change('removed')),
  ];
}

/** Names and sizes of files remain, so that another file still counts as a change. */
function withoutAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAddresses);
  if (typeof value === 'string') return value.replace(/https?:\/\/[^\s"'<>]+\/o\/[^\s"'<>]+/g, '');
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value as Stored).map(([key, entry]) => [key, withoutAddresses(entry)]));
}
