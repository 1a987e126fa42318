import type { ScanView } from '@/domain/locations/compare-address';
import type { Showcase } from '@/showcase/port';

/** What is used of a viewer. */
export type Viewable = Pick<Showcase, 'goTo' | 'goToMode' | 'goToFloor' | 'showAllFloors'> & {
  values: Pick<Showcase['values'], 'pose' | 'mode' | 'floor'>;
};

/** Browsers limit how often an address is written. */
const restMs = 500;

/**
 * Shows a view in a scan, and reports what it shows from then on, whenever the camera rests.
 * @returns ends it
 */
export function followView(viewer: Viewable, start: ScanView | null, onView: (view: ScanView) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let stops: (() => void)[] = [];
  const report = () => {
    const view = viewIn(viewer);
    if (view) onView(view);
  };
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(report, restMs);
  };
  const listen = () => {
    const { pose, mode, floor } = viewer.values;
    if (!isOver) stops = [pose.subscribe(onChange), mode.subscribe(onChange), floor.subscribe(onChange)];
  };
  // a view of a scan that was replaced since leads nowhere
  void (start ? showView(viewer, start) : Promise.resolve()).catch(() => undefined).then(listen);
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

async function showView(viewer: Viewable, view: ScanView): Promise<void> {
  if ('sweep' in view) return void (await viewer.goTo(view));
  await viewer.goToMode(view.mode);
  if (view.floor !== null) await (view.floor === 'all' ? viewer.showAllFloors() : viewer.goToFloor(view.floor));
}

/** What a scan shows; null while it moves. */
function viewIn({ values: { pose, mode, floor } }: Viewable): ScanView | null {
  const [now, camera] = [mode.value, pose.value];
  if (now === 'dollhouse' || now === 'floorplan') return { mode: now, floor: floor.value };
  return camera && camera.mode !== 'transitioning' && camera.sweep !== '' ? { sweep: camera.sweep, rotation: camera.rotation } : null;
}
