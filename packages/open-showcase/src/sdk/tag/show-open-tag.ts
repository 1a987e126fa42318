import { type Showcase, warn } from '../showcase';
import type { Tags } from './tags';

/** Shows the open tag; the code for it is loaded when the first tag is opened. */
export function showOpenTag(showcase: Showcase, tags: Tags): () => void {
  let asked = false;
  let end: (() => void) | undefined;
  let ended = false;
  tags.onChange(() => {
    if (asked || tags.openTags.value?.selected.size === 0) return;
    asked = true;
    import('./open-billboard').then(
      ({ keepBillboard }) => {
        if (!ended) end = keepBillboard(showcase, tags);
      },
      () => {
        warn('the billboard of a tag could not be loaded. Check the connection, then open the tag again.');
        asked = false;
      },
    );
  });
  return () => {
    ended = true;
    end?.();
  };
}
