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

/**
 * The names of the tags in sight: each at its disc, shown when the pointer or the focus is on the tag, and on touch while few are in sight. They are
 * buttons, so that the keyboard and screen readers reach the tags too. Their look is in the page's `showcase.css`.
 * @param areShown whether tags are drawn at all
 */
export function createTagNames(showcase: Showcase, tags: Tags, areShown: () => boolean): TagNames {
  const { viewer, host } = showcase;
  const document = host.overlay.ownerDocument;
  const layer = document.createElement('div');
  layer.setAttribute('role', 'group');
  const nameLayer = () => layer.setAttribute('aria-label', host.texts.tagsInSight);
  nameLayer();
  host.overlay.append(layer);
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
    // a tour that failed, as without its WebGL context, sees nothing
    const found = areShown() && viewer.phase.value.phase === 'playing' ? tagsInSight(showcase, tags) : [];
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
    refresh() {
      nameLayer();
      lookSoon();
    },
    end() {
      clearTimeout(waiting);
      for (const stop of stops) stop();
      layer.remove();
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
  const name = document.createElement('span');
  name.dir = 'auto';
  element.append(name);
  element.addEventListener('click', press);
  return element;
}
