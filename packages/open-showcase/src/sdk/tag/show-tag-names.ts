import { type Showcase, warn } from '../showcase';
import type { TagNames } from './tag-names';
import type { Tags } from './tags';

/** Shows the names of tags; the code for it is loaded with the first tag that is drawn. */
export function showTagNames(showcase: Showcase, tags: Tags, areShown: () => boolean): TagNames {
  let isLoading = false;
  let ended = false;
  let names: TagNames | undefined;
  const load = () => {
    if (isLoading || showcase.viewer.phase.value.phase !== 'playing' || tags.drawn().length === 0) return;
    isLoading = true;
    import('./tag-names').then(
      ({ createTagNames }) => {
        if (!ended) names = createTagNames(showcase, tags, areShown);
      },
      () => {
        warn('the names of tags could not be loaded. Check the connection, then reload the page.');
      },
    );
  };
  tags.onChange(load);
  const stop = showcase.viewer.phase.subscribe(load);
  return {
    refresh: () => names?.refresh(),
    end() {
      ended = true;
      stop();
      names?.end();
    },
  };
}
