import type { Scan, ScanRoom } from '../scan/scan';
import { add, project, projecting } from '../sdk/vectors';
import type { Viewer } from '../viewer/port';

/** The names of rooms on the floor plan, each in the middle of its room, or beside a tag or length that is there. */
export type RoomNames = { setVisible: (visible: boolean) => void; end: () => void };

type Name = { room: ScanRoom; sequence: number; element: HTMLElement /** pixels, measured when it is first laid out */; size?: Size };
type Size = { w: number; h: number };
type Box = Size & { x: number; y: number };

/** Radius of a tag's disc from so far above, pixels: `leastPixels` of `viewer/marks/tags`. */
const discPixels = 13;
/** Margin on each side of a name, pixels. */
const gap = 4;
/** A name may be larger than its room by this factor, as on maps. */
const generous = 1.6;
/** Shares of the width and depth of a room where its name can be, the best place first. */
const spots = [
  [0.5, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.25, 0.5],
  [0.75, 0.5],
] as const;

/** Shows the names while the floor plan is visible. A name that is much larger than its room is left out. */
export function createRoomNames(overlay: HTMLElement, viewer: Viewer, { rooms, floors }: Scan): RoomNames {
  const layer = document.createElement('div');
  layer.className = 'rooms';
  const sequences = new Map(floors.map(({ id, sequence }) => [id, sequence]));
  // from the top down, because an upper room covers the rooms below
  const names = rooms
    .map((room): Name => ({ room, sequence: sequences.get(room.floorId) ?? 0, element: nameElement(room.label) }))
    .sort((a, b) => b.sequence - a.sequence);
  layer.append(...names.map(({ element }) => element));
  overlay.prepend(layer);
  let visible = true;

  const refresh = () => {
    layer.hidden = !visible || viewer.mode.value.current !== 'floorplan';
    if (layer.hidden) return;
    // tags and the lengths of measurements stay free
    const taken = [...discsIn(viewer), ...lengthsIn(overlay)];
    for (const name of names) {
      const box = spotsOnShow(name, names, viewer.floor.value)
        .map((spot) => boxOf(name, spot, viewer))
        .find((each) => each !== null && !taken.some((other) => overlap(each, other)));
      name.element.toggleAttribute('data-out', !box);
      if (!box) continue;
      taken.push(box);
      name.element.style.transform = `translate(${box.x.toFixed(1)}px, ${box.y.toFixed(1)}px)`;
    }
  };
  refresh();
  const stops = [viewer.mode, viewer.floor, viewer.pose, viewer.size, viewer.tags].map((changing) => changing.subscribe(refresh));
  return {
    setVisible(shown) {
      visible = shown;
      refresh();
    },
    end() {
      for (const stop of stops) stop();
      layer.remove();
    },
  };
}

/** The boxes of the tags' discs on the floors on show. */
function discsIn({ tags, floor, pose, size }: Viewer): Box[] {
  const projection = projecting(pose.value);
  const onShow = tags.value.filter((tag) => floor.value === 'all' || tag.floor === undefined || tag.floor === floor.value);
  return onShow.map(({ anchorPosition, stemVector }) => {
    const { x, y } = project(add(anchorPosition, stemVector), projection, size.value);
    return { x: x - discPixels, y: y - discPixels, w: 2 * discPixels, h: 2 * discPixels };
  });
}

/** The boxes of the visible lengths. */
function lengthsIn(overlay: HTMLElement): Box[] {
  const origin = overlay.getBoundingClientRect();
  return [...overlay.querySelectorAll<HTMLElement>('.osc-measure')].flatMap((label) => {
    const { x, y, width: w, height: h } = label.getBoundingClientRect();
    return label.style.visibility === 'hidden' ? [] : [{ x: x - origin.x, y: y - origin.y, w, h }];
  });
}

function nameElement(label: string): HTMLElement {
  const element = document.createElement('span');
  element.dir = 'auto';
  element.textContent = label;
  return element;
}

type Point = { x: number; y: number; z: number };

/** The places in a room that can be seen: with all floors visible, those that no upper room covers, if it doesn't cover most of them. */
function spotsOnShow({ room: { bounds }, sequence }: Name, names: readonly Name[], floor: Viewer['floor']['value']): Point[] {
  if (floor !== 'all' && sequence !== floor) return [];
  const { min, max } = bounds;
  const points = spots.map(([across, deep]) => ({ x: min.x + (max.x - min.x) * across, y: min.y, z: min.z + (max.z - min.z) * deep }));
  if (floor !== 'all') return points;
  const above = names.filter((other) => other.sequence > sequence).map(({ room }) => room.bounds);
  const free = points.filter(({ x, z }) => !above.some((over) => over.min.x < x && x < over.max.x && over.min.z < z && z < over.max.z));
  return free.length > points.length / 2 ? free : [];
}

/** The box of a name at a place, or null if its room is too small. */
function boxOf(name: Name, spot: Point, { pose, size }: Viewer): Box | null {
  name.size ??= { w: name.element.offsetWidth, h: name.element.offsetHeight };
  const { w, h } = name.size;
  const projection = projecting(pose.value);
  const at = (point: Point) => project(point, projection, size.value);
  const [from, to, middle] = [at(name.room.bounds.min), at(name.room.bounds.max), at(spot)];
  if (w > generous * Math.abs(to.x - from.x) || h > generous * Math.abs(to.y - from.y)) return null;
  return { x: middle.x - w / 2, y: middle.y - h / 2, w, h };
}

const overlap = (a: Box, b: Box) => a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;
