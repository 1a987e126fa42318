import type { Scan } from '../../scan/scan';
import type { TagLook, Vector3 } from '../../viewer/port';

import { ObservableMap } from '../observable-map';
import { sdkError } from '../sdk-error';
import { floorAt, type Showcase } from '../showcase';
import { holds } from '../vectors';
import { type Attachments, attachmentType, createAttachments } from './attachments';
import { createSelection, type TagSelection } from './open-tags';
import { randomId } from './random-id';
import { lookOf, type Tag, type TagActions, type TagData, type TagDescriptor, tagFrom } from './tag-data';

export type TagButton = 'docking' | 'sharing' | 'navigating';

/** The tags of the page, from all connections; a reload keeps only the manifest's. */
export type Tags = TagSelection & {
  data: ObservableMap<TagData>;
  attachments: Attachments;
  /** The tags that are drawn. */
  drawn: () => TagData[];
  /** Buttons that billboards show at all. */
  readonly buttons: Readonly<Record<TagButton, boolean>>;
  /** Shows or hides a button of all billboards; toggles it without a second argument. */
  showButton: (button: TagButton, on: boolean | undefined) => void;
  /** Adds all or none. @throws InvalidArgument, or NotFound for an unknown icon or attachment */
  add: (descriptors: readonly TagDescriptor[]) => string[];
  remove: (ids: readonly string[]) => string[];
  /** @throws NotFound */
  require: (id: string) => Tag;
  /** Changes fields of some tags in one batch. */
  edit: (edits: readonly { id: string; data?: Partial<TagData>; opacity?: number }[]) => void;
  allow: (id: string, actions: TagActions) => void;
  /** Calls back whenever a tag, its allowed actions or the open tags have changed. */
  onChange: (changed: () => void) => void;
};

/** The tags of a page, first those of its manifest. */
export function createTags(showcase: Showcase): Tags {
  const { viewer, host, whenScanned } = showcase;
  const tags = new Map<string, Tag>();
  const data = new ObservableMap<TagData>();
  const attachments = createAttachments();
  const buttons = { docking: true, sharing: true, navigating: true };
  const listeners: (() => void)[] = [];

  const scanTags = tagsOfScan(showcase);
  const onShow = () => [...tags.values()].filter(({ data, look }) => data.enabled && scanTags.isOnShownFloor(look));
  const draw = () => {
    if (viewer.phase.value.phase === 'playing') viewer.showTags(onShow().map(({ look }) => look));
  };
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const selection = createSelection(changed);
  const put = (next: readonly Omit<Tag, 'look'>[], removed: readonly string[] = []) => {
    for (const id of removed) tags.delete(id);
    for (const tag of next) tags.set(tag.data.id, { ...tag, look: lookOf(tag, floorOf(showcase.scanNow, tag.data.anchorPosition)) });
    draw();
    data.change({ set: next.map((tag) => [tag.data.id, tag.data]), remove: removed });
    changed();
  };
  const require = (id: string): Tag => {
    const tag = tags.get(id);
    if (!tag) throw sdkError('NotFound', `There is no tag "${String(id)}". Take an id from Tag.data.`);
    return tag;
  };

  for (const each of [viewer.phase, viewer.floor]) each.subscribe(draw);
  // tags added before the manifest was read get their room and floor now
  whenScanned((scan) => {
    put([...(host.modelTags ? modelTags(scan, attachments) : []), ...[...tags.values()].map(inRoomOf(scan))]);
  });
  return {
    data,
    attachments,
    drawn: () => onShow().map((tag) => tag.data),
    ...selection,
    buttons,
    showButton(button, on) {
      buttons[button] = on ?? !buttons[button];
      changed();
    },
    add(descriptors) {
      const added = readDescriptors(descriptors, { taken: data, attachments, showcase });
      if (added.length > 0) put(added);
      return added.map(({ data: { id } }) => id);
    },
    remove(ids) {
      const known = [...new Set(ids)].filter((id) => tags.has(id));
      selection.forget(known);
      if (known.length > 0) put([], known);
      return known;
    },
    require,
    edit: (edits) =>
      put(
        [...mergeEdits(edits)].map(([id, { data: changes, opacity }]) => {
          const { look: _look, ...tag } = require(id);
          return { ...tag, data: { ...tag.data, ...changes }, opacity: opacity ?? tag.opacity };
        }),
      ),
    allow(id, allowed) {
      tags.set(id, { ...require(id), allowed });
      changed();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}

/** The scan's own tags are drawn on their floor alone: with several on show they would compete with the tags of the embedding page. */
function tagsOfScan({ viewer, whenScanned }: Showcase) {
  let [ids, floorCount] = [new Set<string>(), 0];
  // the last settled floor: a camera on its way between two floors changes nothing
  let shown: number | 'all' = 'all';
  whenScanned(({ tags, floors }) => {
    [ids, floorCount] = [new Set(tags.map(({ id }) => id)), floors.length];
  });
  return {
    isOnShownFloor({ id, floor }: TagLook): boolean {
      const { value } = viewer.floor;
      if (value !== 'moving') shown = value === 'none' ? 'all' : value;
      return !ids.has(id) || floor === undefined || (shown === 'all' ? floorCount < 2 : floor === shown);
    },
  };
}

type Edit = { data?: Partial<TagData>; opacity?: number };

// one call can edit the same tag twice; the later edit builds on the earlier one
function mergeEdits(edits: readonly (Edit & { id: string })[]): Map<string, Edit> {
  const merged = new Map<string, Edit>();
  for (const { id, ...edit } of edits) {
    const before = merged.get(id);
    merged.set(id, { ...before, ...edit, data: { ...before?.data, ...edit.data } });
  }
  return merged;
}

const floorOf = (scan: Scan | undefined, anchor: Vector3) => scan && floorAt(scan, anchor.y)?.sequence;
const roomOf = (scan: Scan | undefined) => (anchor: Vector3) => scan?.rooms.find((room) => holds(room, anchor))?.id ?? '';

const inRoomOf =
  (scan: Scan) =>
  ({ look: _look, ...tag }: Tag): Omit<Tag, 'look'> => ({
    ...tag,
    data: { ...tag.data, roomId: tag.data.roomId || roomOf(scan)(tag.data.anchorPosition) },
  });

function modelTags(scan: Scan, attachments: Attachments): Omit<Tag, 'look'>[] {
  return scan.tags.map((tag) => {
    const urls = (tag.attachments ?? []).map((src) => ({ id: randomId(), src, type: attachmentType(src) }));
    for (const attachment of urls) attachments.add(attachment);
    return tagFrom({ ...tag, attachments: urls.map(({ id }) => id) }, tag.id, roomOf(scan));
  });
}

type Known = { taken: ObservableMap<TagData>; attachments: Attachments; showcase: Showcase };

function readDescriptors(descriptors: readonly TagDescriptor[], { taken, attachments, showcase }: Known): Omit<Tag, 'look'>[] {
  const ids = new Set<string>();
  return descriptors.map((descriptor) => {
    if (typeof descriptor !== 'object' || descriptor === null) throw sdkError('InvalidArgument', 'Tag.add takes descriptors of tags.');
    const id = descriptor.id ?? randomId();
    if (typeof id !== 'string' || id === '') throw sdkError('InvalidArgument', 'The id of a tag must be a non-empty string.');
    if (taken.has(id) || ids.has(id)) throw sdkError('InvalidArgument', `There is a tag "${id}" already.`);
    ids.add(id);
    const tag = tagFrom(descriptor, id, roomOf(showcase.scanNow));
    if (tag.data.iconId !== '') requireIcon(showcase, tag.data.iconId);
    attachments.require(tag.data.attachments);
    return tag;
  });
}

/** @throws NotFound for an icon that was not registered */
export function requireIcon({ viewer }: Showcase, iconId: unknown): string {
  if (typeof iconId === 'string' && viewer.hasTexture(iconId)) return iconId;
  throw sdkError('NotFound', `There is no icon "${String(iconId)}". Call Asset.registerTexture first.`);
}
