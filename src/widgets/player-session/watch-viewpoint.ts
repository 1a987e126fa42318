import type { Showcase } from '@/showcase/port';

/** How long the camera rests before tags are put together again. */
const restMs = 250;

/**
 * Calls back when the camera rests somewhere else, or sees closer or wider. Nothing happens while it only turns, since the clusters of tags depend on where it
 * is. @returns ends it
 */
export function watchViewpoint({ values }: Showcase, onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => values.moving.value || onRest(), restMs);
  };
  let outside = '';
  // outside it circles the building without a sweep
  const followOutside = () => {
    const pose = values.pose.value;
    if (!pose || pose.mode === 'inside' || pose.mode === 'transitioning') return;
    const { x, y, z } = pose.position;
    const place = [x, y, z].map((metres) => metres.toFixed(1)).join(' ');
    if (place === outside) return;
    outside = place;
    schedule();
  };
  const { sweep, zoom, mode, fieldOfView, planHeight, moving, pose } = values;
  const stops = [
    ...[sweep, mode].map((value) => value.subscribe(schedule)),
    ...[zoom, fieldOfView, planHeight].map((value) => value.subscribe(schedule)),
    moving.subscribe(schedule),
    pose.subscribe(followOutside),
    () => clearTimeout(timer),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
