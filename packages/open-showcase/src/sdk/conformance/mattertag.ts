import type { Vector3 } from '../../viewer/port';
import { answersAtOnce } from '../connection';
import { type SdkTransition, TransitionType, transitionOf } from '../namespaces/transition';
import { ObservableMap } from '../observable-map';
import { type FloorInfo, floorAt, floorInfo, type Showcase } from '../showcase';
import { goSee } from '../tag/go-see';
import type { tagNamespace } from '../tag/tag';
import type { TagData, TagDescriptor } from '../tag/tag-data';
import type { Tags } from '../tag/tags';
import { add } from '../vectors';

const MediaType = {
  NONE: 'mattertag.media.none',
  PHOTO: 'mattertag.media.photo',
  VIDEO: 'mattertag.media.video',
  RICH: 'mattertag.media.rich',
} as const;
type Media = { type: (typeof MediaType)[keyof typeof MediaType]; src: string };
type LegacyDescriptor = TagDescriptor & { media?: Media; floorIndex?: number };

export type MattertagData = Pick<
  TagData,
  'label' | 'description' | 'anchorPosition' | 'stemVector' | 'stemVisible' | 'color' | 'enabled'
> & {
  sid: string;
  floorIndex: number;
  floorInfo: FloorInfo;
  media: Media;
};
type TagNamespace = ReturnType<typeof tagNamespace>;

/** The older face of tags: thin wrappers, the click events, and `navigateToTag`. @see showcase-sdk §2.9 */
export function mattertagNamespace(showcase: Showcase, tags: Tags, current: TagNamespace) {
  const legacy = (tag: TagData) => legacyOf(tag, showcase, tags);
  return {
    Transition: TransitionType,
    MediaType,
    Event: { CLICK: 'tag.click', HOVER: 'tag.hover', LINK_OPEN: 'tag.linkopen' } as const,
    /** @deprecated of the provider: `Tag.data` */
    data: mirror(tags.data, legacy),
    /** @deprecated of the provider: `Tag.data` */
    getData: async () => tags.data.values().map((tag) => ({ ...legacy(tag), ...detailsOf(tag, tags) })),
    ...deprecatedEdits(showcase, tags, current),
    /** @deprecated of the provider: `TagData.discPosition` */
    getDiscPosition: answersAtOnce(
      (tag: Pick<TagData, 'anchorPosition' | 'stemVector'>, result?: Vector3): Vector3 =>
        Object.assign(result ?? {}, add(tag.anchorPosition, tag.stemVector)),
    ),
    /** Moves to a sweep that sees the disc, opens the billboard if that is allowed or forced, and resolves with the sid. */
    async navigateToTag(sid: string, transition?: SdkTransition, force = false): Promise<string> {
      showcase.requirePlaying('going to a tag');
      const { data, allowed } = tags.require(sid);
      await goSee(showcase, data, transitionOf(transition) ?? 'fly');
      if (tags.data.has(sid) && (force || allowed.opening)) tags.select(sid);
      return sid;
    },
  };
}

function deprecatedEdits(showcase: Showcase, tags: Tags, current: TagNamespace) {
  const { editPosition, editStem, editBillboard, editColor, editOpacity, editIcon, resetIcon } = current;
  return {
    editPosition,
    editStem,
    editColor,
    editOpacity,
    editIcon,
    resetIcon,
    /** Takes one descriptor, several, or a list; floor information is ignored, as since Tags 2.0. */
    add: async (...descriptors: (LegacyDescriptor | LegacyDescriptor[])[]): Promise<string[]> =>
      tags.add(descriptors.flat().map((descriptor) => withMedia(descriptor, tags))),
    async editBillboard(sid: string, { media, ...texts }: { label?: string; description?: string; media?: Media }): Promise<void> {
      await editBillboard(sid, texts);
      if (media) tags.edit([{ id: sid, data: { attachments: attachmentsOf(media, tags) } }]);
    },
    /** Takes a list or several sids. */
    remove: async (...sids: (string | string[])[]): Promise<string[]> => tags.remove(sids.flat()),
    registerIcon: async (id: string, src: string): Promise<void> => showcase.viewer.registerTexture(id, src),
    /** Actions set to true are disabled. */
    async preventAction(
      sid: string,
      { opening = false, navigating = false }: { opening?: boolean; navigating?: boolean } = {},
    ): Promise<void> {
      const { allowed } = tags.require(sid);
      tags.allow(sid, { ...allowed, opening: !opening, navigating: !navigating });
    },
    async injectHTML(sid: string, html: string, options: Parameters<TagNamespace['registerSandbox']>[1] = {}) {
      tags.require(sid);
      const [id, messenger] = await current.registerSandbox(html, options);
      await current.attach(sid, id);
      return messenger;
    },
  };
}

/** The same collection in the older shape. */
function mirror<T, U>(source: ObservableMap<T>, shape: (item: T) => U): ObservableMap<U> {
  const copy = new ObservableMap<U>();
  let set: [string, U][] = [];
  let remove: string[] = [];
  const keep = (key: string, item: T) => void set.push([key, shape(item)]);
  source.subscribe({
    onAdded: keep,
    onUpdated: keep,
    onRemoved: (key) => void remove.push(key),
    onCollectionUpdated() {
      copy.change({ set, remove });
      set = [];
      remove = [];
    },
  });
  return copy;
}

function legacyOf(tag: TagData, { scanNow }: Showcase, tags: Tags): MattertagData {
  const { id: sid, label, description, anchorPosition, stemVector, stemVisible, color, enabled } = tag;
  const floor = scanNow && floorAt(scanNow, anchorPosition.y);
  const texts = { sid, label, description, anchorPosition, stemVector, stemVisible, color, enabled };
  return { ...texts, floorIndex: floor?.sequence ?? -1, floorInfo: floorInfo(floor), media: mediaOf(tag, tags) };
}

function mediaOf({ attachments }: TagData, tags: Tags): Media {
  const first = attachments.map((id) => tags.attachments.data.get(id)).find((attachment) => attachment !== undefined);
  const types: Record<string, Media['type']> = { 'tag.attachment.image': MediaType.PHOTO, 'tag.attachment.video': MediaType.VIDEO };
  return first ? { type: types[first.type] ?? MediaType.RICH, src: first.src } : { type: MediaType.NONE, src: '' };
}

function detailsOf(tag: TagData, tags: Tags) {
  const { stemVector, stemHeight, description } = tag;
  const { type, src } = mediaOf(tag, tags);
  const anchorNormal =
    stemHeight === 0 ? { x: 0, y: 1, z: 0 } : { x: stemVector.x / stemHeight, y: stemVector.y / stemHeight, z: stemVector.z / stemHeight };
  return { anchorNormal, stemHeight, parsedDescription: [{ type: 'text', text: description }], mediaSrc: src, mediaType: type };
}

const attachmentsOf = ({ src, type }: Media, tags: Tags) => (type === MediaType.NONE || src === '' ? [] : tags.attachments.register([src]));

function withMedia({ media, floorIndex: _ignored, ...descriptor }: LegacyDescriptor, tags: Tags): TagDescriptor {
  return media ? { ...descriptor, attachments: attachmentsOf(media, tags) } : descriptor;
}
