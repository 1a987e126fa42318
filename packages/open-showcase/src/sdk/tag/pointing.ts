import type { Showcase } from '../showcase';
import { goSee } from './go-see';
import type { Tags } from './tags';

/** What a click on a tag does, and a press of its name by the keyboard. */
export function pressTag(showcase: Showcase, tags: Tags, id: string): void {
  const { allowed, data } = tags.require(id);
  showcase.events.emit('tag.click', id);
  if (allowed.opening) tags.select(id);
  // a click during another move opens the tag without changing the view
  if (allowed.navigating) goSee(showcase, data).catch(() => undefined);
}

/** Handles the pointer on tags: hovering, opening, and closing by a click elsewhere. */
export function pointAtTags(showcase: Showcase, tags: Tags): () => void {
  const { viewer, events } = showcase;
  let hovered: string | null = null;
  const hover = (id: string | null) => {
    if (id === hovered) return;
    const left = hovered;
    hovered = id;
    tags.hover(id);
    if (left !== null) events.emit('tag.hover', left, false);
    if (id !== null) events.emit('tag.hover', id, true);
  };
  const stops = [
    viewer.pointer.subscribe(({ object, id }) => hover(object === 'tag' && id !== undefined && tags.data.has(id) ? id : null)),
    viewer.interceptClicks(({ object }) => object === 'tag'),
    viewer.clicks.subscribe(({ hit }) => {
      if (hit.object === 'tag' && hit.id !== undefined && tags.data.has(hit.id)) pressTag(showcase, tags, hit.id);
      else if (tags.openTags.value?.docked === null) tags.select(null);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
