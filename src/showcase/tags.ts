import type { PlacedTag, ShowcaseEvent, ShowcaseOperations, TagPosition } from './port';
import { answered, notOffered } from './refusals';
import type { Sdk, SdkTags } from './sdk';
import { type TagIcons, tagIcons } from './tag-icons';
import { inTurn } from './waiting';

type Operations = Pick<ShowcaseOperations, 'placeTags' | 'updateTag' | 'removeTag' | 'openTag'>;

/** The tags that Loggia placed, under Loggia's ids; older bundles give them others of their own. */
export type PlacedTags = Operations & {
  has: (id: string) => boolean;
  move: (id: string, to: TagPosition) => Promise<void>;
  /** Whether a click on a tag does what the viewer does by itself: turn to it and open it. A viewer without a say in it goes on. */
  letBeClicked: (id: string, may: boolean) => void;
  isOurs: (sdkId: string) => boolean;
  end: () => void;
};

const refused = 'The 3D viewer refused a tag. Reload the tour.';

/** @param emit tells clicks and hovers, by Loggia's id, or the model's own */
export function placedTags(sdk: Sdk, emit: (event: ShowcaseEvent) => void): PlacedTags {
  const placed = new Map<string, { sdkId: string; tag: PlacedTag }>();
  const icons = tagIcons(sdk);
  const turn = inTurn();
  const sdkIdOf = (id: string) => placed.get(id)?.sdkId;
  const ownIdOf = (sdkId: string) => [...placed].find(([, entry]) => entry.sdkId === sdkId)?.[0];
  const inOrder = <T>(task: (tags: SdkTags) => Promise<T>): Promise<T> => {
    const { Tag } = sdk;
    return Tag ? turn(() => answered(task(Tag), refused)) : Promise.reject(notOffered('tags'));
  };

  const remove = async (tags: SdkTags, ids: readonly string[]) => {
    const sdkIds = ids.map(sdkIdOf).filter((id) => id !== undefined);
    for (const id of ids) placed.delete(id);
    if (sdkIds.length > 0) await tags.remove(...sdkIds);
  };
  const add = async (tags: SdkTags, wanted: readonly PlacedTag[]) => {
    await icons.register(wanted);
    if (wanted.length === 0) return;
    // Known as ours before the viewer tells of them.
    for (const tag of wanted) placed.set(tag.id, { sdkId: tag.id, tag });
    try {
      const sdkIds = await tags.add(...wanted.map((tag) => descriptorOf(tag, icons.has(tag.icon.image))));
      wanted.forEach((tag, at) => {
        placed.set(tag.id, { sdkId: sdkIds[at] ?? tag.id, tag });
      });
    } catch (error) {
      for (const { id } of wanted) placed.delete(id);
      throw error;
    }
  };

  const hover = (sdkId: string, hovering: boolean) => {
    const entry = [...placed.values()].find((candidate) => candidate.sdkId === sdkId);
    const image = entry?.tag.icon[hovering ? 'hover' : 'image'];
    if (image && icons.has(image)) sdk.Tag?.editIcon(sdkId, image).catch(() => undefined);
  };

  const stopListening = listenToTags(sdk, (event, sdkId) => {
    if (event.type === 'tag-hover') hover(sdkId, event.hovering);
    emit({ ...event, id: ownIdOf(sdkId) ?? sdkId });
  });

  return {
    has: (id) => placed.has(id),
    isOurs: (sdkId) => ownIdOf(sdkId) !== undefined,
    placeTags: (wanted) =>
      inOrder(async (tags) => {
        await remove(tags, [...placed.keys()]);
        await add(tags, wanted);
      }),
    updateTag: (tag) =>
      inOrder(async (tags) => {
        const before = placed.get(tag.id);
        if (!before) return add(tags, [tag]);
        await icons.register([tag]);
        placed.set(tag.id, { ...before, tag });
        await edit(tags, before.sdkId, before.tag, tag, icons);
      }),
    removeTag: (id) => inOrder((tags) => remove(tags, [id])),
    openTag: (id) => inOrder(async (tags) => tags.open?.(sdkIdOf(id) ?? id, { force: true })),
    letBeClicked: (id, may) => {
      sdk.Tag?.allowAction?.(sdkIdOf(id) ?? id, { opening: may, navigating: may, docking: may }).catch(() => undefined);
    },
    move: (id, to) => inOrder(async (tags) => tags.editPosition(sdkIdOf(id) ?? id, to)),
    end: () => {
      stopListening();
      // A page that stays would refuse the same ids to the next connection.
      const sdkIds = [...placed.values()].map(({ sdkId }) => sdkId);
      placed.clear();
      if (sdkIds.length > 0) sdk.Tag?.remove(...sdkIds).catch(() => undefined);
    },
  };
}

function descriptorOf({ icon, ...tag }: PlacedTag, hasIcon: boolean) {
  return { ...tag, stemVisible: true, ...(hasIcon ? { iconId: icon.image } : {}) };
}

/** Changes what differs, and nothing else: moving a tag closes its billboard. */
async function edit(tags: SdkTags, sdkId: string, before: PlacedTag, after: PlacedTag, icons: TagIcons): Promise<void> {
  const { anchorPosition, stemVector, label, description, color, icon } = after;
  if (differ({ anchorPosition, stemVector }, before)) await tags.editPosition(sdkId, { anchorPosition, stemVector });
  if (differ({ label, description }, before)) await tags.editBillboard(sdkId, { label, description });
  if (differ({ color }, before)) await tags.editColor(sdkId, color);
  if (icon.image !== before.icon.image && icons.has(icon.image)) await tags.editIcon(sdkId, icon.image);
}

const differ = (parts: Partial<PlacedTag>, before: PlacedTag): boolean =>
  Object.entries(parts).some(([name, part]) => JSON.stringify(part) !== JSON.stringify(before[name as keyof PlacedTag]));

type TagEvent = Extract<ShowcaseEvent, { type: 'tag-click' | 'tag-hover' }>;

/** Tells clicks and hovers with the SDK's ids, by the names of events in its own table; the answer ends it. */
function listenToTags({ Mattertag, on, off }: Sdk, tell: (event: TagEvent, sdkId: string) => void): () => void {
  const { CLICK, HOVER } = Mattertag?.Event ?? {};
  const clicked = (id: string) => tell({ type: 'tag-click', id }, id);
  const hovered = (id: string, hovering: boolean) => tell({ type: 'tag-hover', id, hovering }, id);
  if (CLICK) on?.(CLICK, clicked);
  if (HOVER) on?.(HOVER, hovered);
  return () => {
    if (CLICK) off?.(CLICK, clicked);
    if (HOVER) off?.(HOVER, hovered);
  };
}
