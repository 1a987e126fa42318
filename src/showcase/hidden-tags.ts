import type { ObservableValue } from './observable-values';
import type { ModelTag, ShowcaseOperations } from './port';
import type { Sdk } from './sdk';
import { viewerErrorTexts } from './texts';
import { notSupported, withViewerError } from './viewer-errors';
import { createTaskQueue } from './waiting';

export type HiddenTags = Pick<ShowcaseOperations, 'hideModelTags'> & { all: () => ModelTag[]; end: () => void };

/**
 * Hides tags of the model in the scan until the connection ends. A click on a visible one turns to it, and the app shows its text, in place of the
 * viewer's billboard.
 */
export function hiddenTags({ Tag }: Sdk, modelTags: ObservableValue<readonly ModelTag[]>): HiddenTags {
  const runInOrder = createTaskQueue();
  const hidden = new Map<string, ModelTag>();
  const withoutBillboard = new Set<string>();
  const disableBillboards = (tags: readonly ModelTag[]) => {
    for (const { id } of tags) {
      if (withoutBillboard.has(id) || hidden.has(id)) continue;
      withoutBillboard.add(id);
      Tag?.allowAction?.(id, { opening: false, navigating: true, docking: false }).catch(() => undefined);
    }
  };
  const stop = modelTags.subscribe(disableBillboards);
  const show = async (tags: readonly ModelTag[]) => {
    for (const { id } of tags) hidden.delete(id);
    if (tags.length > 0) await Tag?.add(...tags.map((tag) => ({ ...tag, stemVisible: true })));
    for (const { id } of tags) withoutBillboard.delete(id);
    disableBillboards(tags);
  };
  const hide = async (tags: readonly ModelTag[]) => {
    for (const tag of tags) hidden.set(tag.id, tag);
    if (tags.length > 0) await Tag?.remove(...tags.map(({ id }) => id));
  };
  return {
    all: () => [...hidden.values()],
    hideModelTags: (ids) =>
      runInOrder(async () => {
        if (!Tag) throw notSupported('tags');
        await withViewerError(show([...hidden.values()].filter(({ id }) => !ids.has(id))), viewerErrorTexts.get().showingModelTag);
        await withViewerError(hide(modelTags.value.filter(({ id }) => ids.has(id) && !hidden.has(id))), viewerErrorTexts.get().hidingTag);
      }),
    // the page may be reused by another connection
    end: () => {
      stop();
      show([...hidden.values()]).catch(() => undefined);
    },
  };
}
