import type { Showcase } from '../showcase';
import { distance, project, projecting } from '../vectors';
import { pressTag } from './pointing';
import type { TagData } from './tag-data';
import type { Tags } from './tags';

export type TagNames = { refresh: () => void; end: () => void };
type Name = { data: TagData; element: HTMLButtonElement };

/** At most this many tags have a name on the page, the nearest ones. */
const most = 24;
/** On touch all names are shown while this many tags are in sight, or fewer. */
const few = 4;
/** How long the camera rests before the tags in sight are looked for, ms. */
const restMs = 150;
/** A disc this close behind a surface is still in sight, metres. */
const slack = 0.15;

const style = `
.osc-tag-name { position: absolute; left: 0; top: 0; width: 0; height: 0; padding: 0; border: 0; font-family: inherit; background: none; pointer-events: none; outline: none; }
.osc-tag-name span { font-family: inherit; position: absolute; left: 0; bottom: 20px; transform: translateX(-50%); max-width: 220px; width: max-content; padding: 3px 10px;
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--ink, #1b2430); background: var(--surface, #fff); border-radius: 999px;
  box-shadow: var(--shadow, 0 4px 16px rgb(15 23 42 / 24%)); font-size: 13px; font-weight: 600; line-height: 1.4; visibility: hidden; }
.osc-tag-name:is([data-hovered], [data-few], :focus-visible) span { visibility: visible; }
.osc-tag-name:focus-visible::before { content: ""; position: absolute; inset: -16px; border: 2px solid var(--accent, #0f7a5a); border-radius: 50%; background: rgb(255 255 255 / 30%); }
@media (prefers-reduced-motion: no-preference) { .osc-tag-name span { transition: opacity 120ms ease-out; } }`;

/**
 * The names of the tags in sight: each at its disc, shown when the pointer or the focus is on the tag, and on touch while few are in sight. They are
 * buttons, so that the keyboard and screen readers reach the tags too.
 * @param areShown whether tags are drawn at all
 */
export function createTagNames(showcase: Showcase, tags: Tags, areShown: () => boolean): TagNames {
  const { viewer, host } = showcase;
  const document = host.overlay.ownerDocument;
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const layer = document.createElement('div');
  layer.setAttribute('role', 'group');
  layer.setAttribute('aria-label', 'Tags in sight');
  host.overlay.append(sheet, layer);
  const isTouch = document.defaultView?.matchMedia?.('(hover: none)').matches ?? false;
  const names = new Map<string, Name>();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const place = () => {
    const size = viewer.size.value;
    const pose = projecting(viewer.pose.value);
    for (const { data, element } of names.values()) {
      const { x, y, z } = project(data.discPosition, pose, size);
      element.hidden = z > 1 || x < 0 || y < 0 || x > size.w || y > size.h;
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
  };
  const mark = () => {
    const hovered = tags.openTags.value?.hovered ?? null;
    const showsAll = isTouch && names.size <= few;
    for (const [id, { element }] of names) {
      element.toggleAttribute('data-hovered', id === hovered);
      element.toggleAttribute('data-few', showsAll);
    }
  };
  const look = () => {
    const found = areShown() ? tagsInSight(showcase, tags) : [];
    const ids = new Set(found.map(({ id }) => id));
    for (const [id, { element }] of names) {
      if (ids.has(id)) continue;
      element.remove();
      names.delete(id);
    }
    for (const data of found) {
      const element = names.get(data.id)?.element ?? nameElement(document, () => pressTag(showcase, tags, data.id));
      if (element.textContent !== data.label) (element.firstChild as HTMLElement).textContent = data.label;
      if (!element.parentElement) layer.append(element);
      names.set(data.id, { data, element });
    }
    place();
    mark();
  };
  const lookSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(look, restMs);
  };
  const moved = () => {
    place();
    lookSoon();
  };
  tags.onChange(() => {
    mark();
    lookSoon();
  });
  lookSoon();
  const stops = [viewer.pose.subscribe(moved), viewer.size.subscribe(moved), viewer.floor.subscribe(lookSoon)];
  return {
    refresh: lookSoon,
    end() {
      clearTimeout(waiting);
      for (const stop of stops) stop();
      layer.remove();
      sheet.remove();
    },
  };
}

/** The tags with a name whose disc is on the screen and, inside, not behind a wall; the nearest ones first. */
function tagsInSight({ viewer }: Showcase, tags: Tags): TagData[] {
  const size = viewer.size.value;
  const { position, mode } = viewer.pose.value;
  if (mode === 'transitioning') return [];
  const pose = projecting(viewer.pose.value);
  const away = (data: TagData) => distance(position, data.discPosition);
  const isOnScreen = ({ discPosition }: TagData) => {
    const { x, y, z } = project(discPosition, pose, size);
    return z <= 1 && x >= 0 && y >= 0 && x <= size.w && y <= size.h;
  };
  const isInSight = (data: TagData) => mode !== 'inside' || viewer.sees(position, towards(data.discPosition, position, away(data)));
  const candidates = tags.drawn().filter((data) => data.label.trim() !== '' && isOnScreen(data));
  const nearest = candidates.toSorted((one, other) => away(one) - away(other)).slice(0, most);
  return nearest.filter(isInSight);
}

function towards(point: TagData['discPosition'], camera: TagData['discPosition'], length: number) {
  const share = length <= slack ? 1 : slack / length;
  const part = (axis: 'x' | 'y' | 'z') => point[axis] + (camera[axis] - point[axis]) * share;
  return { x: part('x'), y: part('y'), z: part('z') };
}

function nameElement(document: Document, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'osc-tag-name';
  element.append(document.createElement('span'));
  element.addEventListener('click', press);
  return element;
}
