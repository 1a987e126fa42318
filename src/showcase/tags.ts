import { isDeepEqual } from '@/domain/same';
import type { PlacedTag, ShowcaseEvent, ShowcaseOperations, TagPosition } from './port';
import type { Sdk, SdkTags } from './sdk';
import { type TagIcons, tagIcons } from './tag-icons';
import { viewerErrorTexts } from './texts';
import { notSupported, withViewerError } from './viewer-errors';
import { createTaskQueue } from './waiting';

type Operations = Pick<ShowcaseOperations, 'placeTags' | 'exchangeTags' | 'updateTag' | 'removeTag' | 'openTag'>;

/** Tags placed by Loggia, by Loggia's ids; older bundles assign their own. */
export type PlacedTags = Operations & {
  has: (id: string) => boolean;
  move: (id: string, to: TagPosition) => Promise<void>;
  isOurs: (sdkId: string) => boolean;
  end: () => void;
};

/** @param emit receives clicks and hovers, with Loggia's id, or the model's own */
export function placedTags(sdk: Sdk, emit: (event: ShowcaseEvent) => void): PlacedTags {
  const placed = new Map<string, { sdkId: string; tag: PlacedTag }>();
  const icons = tagIcons(sdk);
  const runInOrder = createTaskQueue();
  const sdkIdOf = (id: string) => placed.get(id)?.sdkId;
  const ownIdOf = (sdkId: string) => [...placed].find(([, entry]) => entry.sdkId === sdkId)?.[0];
  const inOrder = <T>(task: (tags: SdkTags) => Promise<T>): Promise<T> => {
    const { Tag } = sdk;
    return Tag ? runInOrder(() => withViewerError(task(Tag), viewerErrorTexts.get().showingTag)) : Promise.reject(notSupported('tags'));
  };

  const remove = async (tags: SdkTags, ids: readonly string[]) => {
    const sdkIds = ids.map(sdkIdOf).filter((id) => id !== undefined);
    for (const id of ids) placed.delete(id);
    if (sdkIds.length > 0) await tags.remove(...sdkIds);
  };
  const add = async (tags: SdkTags, newTags: readonly PlacedTag[]) => {
    await icons.register(newTags);
    if (newTags.length === 0) return;
    // registered first, so that `isOurs` is true when the viewer reports them
    for (const tag of newTags) placed.set(tag.id, { sdkId: tag.id, tag });
    try {
      const sdkIds = await tags.add(...newTags.map((tag) => descriptorOf(tag, icons.has(tag.icon.image))));
      newTags.forEach((tag, index) => {
        const sdkId = sdkIds[index] ?? tag.id;
        placed.set(tag.id, { sdkId, tag });
        // a click opens the PoI, which has the text and the view; older bundles show theirs as well
        tags.allowAction?.(sdkId, { opening: false, navigating: false, docking: false }).catch(() => undefined);
      });
    } catch (error) {
      for (const { id } of newTags) placed.delete(id);
      throw error;
    }
  };

  const hover = (sdkId: string, hovering: boolean) => {
    const image = placed.get(ownIdOf(sdkId) ?? '')?.tag.icon[hovering ? 'hover' : 'image'];
    if (image && icons.has(image)) sdk.Tag?.editIcon(sdkId, image).catch(() => undefined);
  };

  const stopListening = listenToTags(sdk, (event, sdkId) => {
    if (event.type === 'tag-hover') hover(sdkId, event.hovering);
    emit({ ...event, id: ownIdOf(sdkId) ?? sdkId });
  });

  return {
    has: (id) => placed.has(id),
    isOurs: (sdkId) => ownIdOf(sdkId) !== undefined,
    placeTags: (newTags) =>
      inOrder(async (tags) => {
        await remove(tags, [...placed.keys()]);
        await add(tags, newTags);
      }),
    exchangeTags: (added, removed) => inOrder((tags) => add(tags, added).then(() => remove(tags, removed))),
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
    move: (id, to) => inOrder(async (tags) => tags.editPosition(sdkIdOf(id) ?? id, to)),
    end: () => {
      stopListening();
      // a reused page would reject the same ids from the next connection
      const sdkIds = [...placed.values()].map((entry) => entry.sdkId);
      placed.clear();
      if (sdkIds.length > 0) sdk.Tag?.remove(...sdkIds).catch(() => undefined);
    },
  };
}

function descriptorOf({ icon, ...tag }: PlacedTag, hasIcon: boolean) {
  return { ...tag, stemVisible: true, ...(hasIcon ? { iconId: icon.image } : {}) };
}

/** Applies only what differs: moving a tag closes its billboard. */
async function edit(tags: SdkTags, sdkId: string, before: PlacedTag, after: PlacedTag, icons: TagIcons): Promise<void> {
  const { anchorPosition, stemVector, label, description, color, icon } = after;
  if (differ({ anchorPosition, stemVector }, before)) await tags.editPosition(sdkId, { anchorPosition, stemVector });
  if (differ({ label, description }, before)) await tags.editBillboard(sdkId, { label, description });
  if (differ({ color }, before)) await tags.editColor(sdkId, color);
  if (icon.image !== before.icon.image && icons.has(icon.image)) await tags.editIcon(sdkId, icon.image);
}

const differ = (parts: Partial<PlacedTag>, before: PlacedTag): boolean =>
  Object.entries(parts).some(([name, part]) => !isDeepEqual(part, before[name as keyof PlacedTag]));

type TagEvent = Extract<ShowcaseEvent, { type: 'tag-click' | 'tag-hover' }>;

/** Emits clicks and hovers with the SDK's ids, using the event names of the SDK's own table. Returns a function that stops it. */
function listenToTags({ Mattertag, on, off }: Sdk, emit: (event: TagEvent, sdkId: string) => void): () => void {
  const { CLICK, HOVER } = Mattertag?.Event ?? {};
  const clicked = (id: string) => emit({ type: 'tag-click', id }, id);
  const hovered = (id: string, hovering: boolean) => emit({ type: 'tag-hover', id, hovering }, id);
  if (CLICK) on?.(CLICK, clicked);
  if (HOVER) on?.(HOVER, hovered);
  return () => {
    if (CLICK) off?.(CLICK, clicked);
    if (HOVER) off?.(HOVER, hovered);
  };
}
