import type { ModelTag, ShowcaseOperations } from './port';
import { answered, notOffered } from './refusals';
import type { Sdk } from './sdk';
import { inTurn } from './waiting';

export type HiddenTags = Pick<ShowcaseOperations, 'hideModelTags'> & { all: () => ModelTag[]; end: () => void };

/** Tags of the model that are taken out of the scan, as long as the connection lives. @param known the tags of the model */
export function hiddenTags({ Tag }: Sdk, known: () => readonly ModelTag[]): HiddenTags {
  const turn = inTurn();
  const hidden = new Map<string, ModelTag>();
  const show = async (tags: readonly ModelTag[]) => {
    for (const { id } of tags) hidden.delete(id);
    if (tags.length > 0) await Tag?.add(...tags.map((tag) => ({ ...tag, stemVisible: true })));
  };
  const hide = async (tags: readonly ModelTag[]) => {
    for (const tag of tags) hidden.set(tag.id, tag);
    if (tags.length > 0) await Tag?.remove(...tags.map(({ id }) => id));
  };
  return {
    all: () => [...hidden.values()],
    hideModelTags: (ids) =>
      turn(async () => {
        if (!Tag) throw notOffered('tags');
        await answered(show([...hidden.values()].filter(({ id }) => !ids.has(id))), 'The 3D viewer did not show a tag of the model again.');
        await answered(hide(known().filter(({ id }) => ids.has(id) && !hidden.has(id))), 'The 3D viewer did not hide a tag of the model.');
      }),
    // The page may stay, for another connection.
    end: () => void show([...hidden.values()]).catch(() => undefined),
  };
}
