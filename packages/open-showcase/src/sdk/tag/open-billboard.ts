import type { Showcase } from '../showcase';
import { project, projecting } from '../vectors';
import { type Billboard, createBillboard } from './billboard';
import { billboardStyle } from './billboard-style';
import { goSee } from './go-see';
import type { Tags } from './tags';

/** Shows the billboard of the selected tag next to its disc; Escape closes it. Returns the function that removes it. */
export function keepBillboard(showcase: Showcase, tags: Tags): () => void {
  const { viewer, host } = showcase;
  const document = host.overlay.ownerDocument;
  const style = document.createElement('style');
  style.textContent = billboardStyle;
  host.overlay.append(style);
  let shown: { key: string; id: string; docked: boolean; billboard: Billboard } | undefined;

  const place = () => {
    if (!shown || shown.docked) return;
    const size = viewer.size.value;
    const { x, y, z } = project(tags.require(shown.id).data.discPosition, projecting(viewer.pose.value), size);
    const { element } = shown.billboard;
    element.toggleAttribute('data-away', z > 1 || x < 0 || y < 0 || x > size.w || y > size.h);
    const { offsetWidth: width, offsetHeight: height } = element;
    const left = Math.max(12, Math.min(size.w - width - 12, x - width / 2));
    const above = y - height - 20;
    const top = above >= 12 ? above : Math.max(12, Math.min(size.h - height - 12, y + 20));
    element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  };
  const render = () => {
    const { selected, docked } = tags.openTags.value ?? { selected: new Set<string>(), docked: null };
    const [id] = selected;
    const tag = id === undefined ? undefined : tags.require(id);
    const key = tag ? JSON.stringify([tag.data, tag.allowed, tags.buttons, docked, tags.data.keys().length]) : '';
    if (key !== (shown?.key ?? '')) {
      shown?.billboard.end();
      const isDocked = docked === id;
      shown = tag && {
        key,
        id: tag.data.id,
        docked: isDocked,
        billboard: createBillboard(showcase, tags, tag, isDocked, actionsOf(showcase, tags, tag.data.id)),
      };
      if (shown) host.overlay.append(shown.billboard.element);
    }
    place();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) tags.select(null);
  };
  tags.onChange(render);
  document.addEventListener('keydown', closeOnEscape);
  render();
  const stops = [viewer.pose.subscribe(place), viewer.size.subscribe(place)];
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('keydown', closeOnEscape);
    shown?.billboard.end();
    style.remove();
  };
}

function actionsOf(showcase: Showcase, tags: Tags, id: string) {
  return {
    close: () => tags.select(null),
    dock: (docked: boolean) => tags.select(id, docked),
    // without clipboard access there is no other way to pass on the link
    share: () => void navigator.clipboard?.writeText(showcase.host.links.deep()).catch(() => undefined),
    step(by: 1 | -1) {
      const ids = tags.data.keys();
      const next = ids.at((ids.indexOf(id) + by) % ids.length);
      if (next === undefined) return;
      if (tags.require(next).allowed.opening) tags.select(next, tags.openTags.value?.docked === id);
      // during another move the tag opens, but the view does not change
      goSee(showcase, tags.require(next).data).catch(() => undefined);
    },
    followed: (url: string) => showcase.events.emit('tag.linkopen', id, url),
  };
}
