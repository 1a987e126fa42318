import { type Object3D, Vector3 } from 'three';
import { live } from '../live-values';
import type { Vector3 as Point, TagLook, Vector2, Viewer } from '../port';
import type { Rig } from '../rig';
import type { Stage } from '../stage';
import type { Textures } from '../textures';
import { isInside, type Tour } from '../tour/tour';
import type { TagAt } from './pointer';
import type { Ribbon, Ribbons } from './ribbons';
import type { Tags } from './tags';

type MarksPort = Pick<Viewer, 'tags' | 'showTags' | 'setTagsVisible' | 'showMeasurements' | 'snap'>;

/** Tags and measurements. The code that draws them is loaded with the first of them. */
export type Marks = {
  readonly port: MarksPort;
  readonly tagAt: TagAt;
  hover: (id: string | null) => void;
  /** Called before each frame; returns true if the drawn marks changed. */
  update: () => boolean;
  /** Settles when the visible marks can be drawn. */
  ready: () => Promise<void>;
  /** The objects to hide in a screenshot. */
  hiddenFrom: (show: { tags: boolean; measurements: boolean }) => Object3D[];
  dispose: () => void;
};

type Shown = {
  tags: readonly TagLook[];
  lines: readonly Ribbon[];
  hovered: string | null;
  visible: boolean /** incremented on each change */;
  version: number;
};
type Layers = { tags: Tags; lines: Ribbons; snap: typeof import('./snap').snapPoint; discPixels: typeof import('./tags').discPixels };

const lineColour = { r: 1, g: 1, b: 1 };
const linePixels = 1.5;
/** A disc this close behind a surface counts as in front of it, metres. */
const slack = 0.15;

export function createMarks(stage: Stage, rig: Rig, textures: Textures, tour: () => Tour | null): Marks {
  const shown: Shown = { tags: [], lines: [], hovered: null, visible: true, version: 0 };
  let layers: Layers | null = null;
  let loading: Promise<void> | null = null;
  let disposed = false;
  let drawn = '';

  const changed = () => {
    shown.version++;
    stage.invalidate();
  };
  const load = () => {
    loading ??= loadLayers(stage, textures).then(
      (loaded) => {
        if (disposed) return disposeLayers(loaded);
        layers = loaded;
        changed();
      },
      // failed to load; the next tag tries again
      () => {
        loading = null;
      },
    );
  };

  return {
    port: portOf(shown, changed, load, () => layers, tour),
    tagAt: (pixel, nearerThan) =>
      layers && shown.visible ? nearestTag(tagsOnShow(shown, tour()), pixel, nearerThan, rig, layers.discPixels) : null,
    hover(id) {
      if (shown.hovered === id) return;
      shown.hovered = id;
      changed();
    },
    update() {
      if (!layers) return false;
      const here = tour();
      const { w, h } = stage.size.value;
      const now = [shown.version, w, h, here?.mode.value.current, here?.floors.shown].join();
      if (now === drawn) return false;
      drawn = now;
      drawLayers(layers, shown, here, w, h);
      return true;
    },
    ready: async () => {
      await loading;
    },
    hiddenFrom(show) {
      if (!layers) return [];
      return [...(show.tags ? [] : [layers.tags.group]), ...(show.measurements ? [] : [layers.lines.mesh])];
    },
    dispose() {
      disposed = true;
      if (layers) disposeLayers(layers);
    },
  };
}

function portOf(shown: Shown, changed: () => void, load: () => void, layers: () => Layers | null, tour: () => Tour | null): MarksPort {
  const drawn = live(shown.tags);
  const refresh = () => drawn.set(shown.visible ? shown.tags : []);
  return {
    tags: drawn,
    showTags(tags) {
      shown.tags = tags;
      refresh();
      if (tags.length > 0) load();
      changed();
    },
    setTagsVisible(visible) {
      shown.visible = visible;
      refresh();
      changed();
    },
    showMeasurements(measurements) {
      shown.lines = measurements.flatMap(({ points, live }) => segments(points, live ?? false));
      // measuring snaps to corners from the first point on
      load();
      changed();
    },
    snap(hit) {
      const here = tour();
      return (here && hit.object === 'model' && layers()?.snap(here, hit.position)) || hit.position;
    },
  };
}

function drawLayers({ tags, lines }: Layers, shown: Shown, tour: Tour | null, w: number, h: number): void {
  tags.group.visible = shown.visible;
  tags.resize(w, h);
  lines.resize(w, h);
  tags.show(tagsOnShow(shown, tour), shown.hovered);
  lines.show(shown.lines);
}

/** Outside, tags of hidden floors are hidden. */
function tagsOnShow({ tags }: Shown, tour: Tour | null): readonly TagLook[] {
  const floors = tour && !isInside(tour) ? tour.floors.shown : 'all';
  return floors === 'all' ? tags : tags.filter(({ floor }) => floor === undefined || floor === floors);
}

const centre = new Vector3();

function nearestTag(tags: readonly TagLook[], pixel: Vector2, nearerThan: number, rig: Rig, radius: Layers['discPixels']) {
  let best: ReturnType<TagAt> = null;
  for (const { id, anchorPosition: a, stemVector: s } of tags) {
    centre.set(a.x + s.x, a.y + s.y, a.z + s.z);
    const { x, y, depth } = rig.onScreen(centre);
    if (depth > 1 || Math.hypot(x - pixel.x, y - pixel.y) > radius(rig, centre)) continue;
    const distance = centre.distanceTo(rig.view.position);
    if (distance > nearerThan + slack || (best && distance > best.distance)) continue;
    best = { id, position: centre.clone(), distance };
  }
  return best;
}

async function loadLayers(stage: Stage, textures: Textures): Promise<Layers> {
  const [{ createTags, discPixels }, { createRibbons }, { snapPoint }] = await Promise.all([
    import('./tags'),
    import('./ribbons'),
    import('./snap'),
  ]);
  return { tags: createTags(stage.scene, textures), lines: createRibbons(stage.scene, linePixels, true), snap: snapPoint, discPixels };
}

function disposeLayers({ tags, lines }: Layers): void {
  tags.dispose();
  lines.dispose();
}

function segments(points: readonly Point[], dashed: boolean): Ribbon[] {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at];
    return from ? [{ from, to, colour: lineColour, opacity: 1, dashed }] : [];
  });
}
