import type { Showcase } from '@/showcase/port';
import type { FindDestination } from './scan';

/** The view of a point; none at one without a place. */
export const toPoint =
  (id: string): FindDestination =>
  ({ points }) => {
    const point = points.find((each) => each.id === id);
    return point?.sweep ? { sweep: point.sweep, rotation: point.rotation, zoom: point.zoom } : null;
  };

/** The middle of a room, looking the same way as before. */
export const toRoom =
  (id: string): FindDestination =>
  ({ rooms }, showcase) => {
    const sweep = rooms.find((each) => each.id === id)?.sweep;
    return sweep ? { sweep, rotation: levelRotation(showcase), zoom: 1 } : null;
  };

/** Where the camera looks now, straight ahead. */
export const levelRotation = ({ values: { pose } }: Showcase) => ({ x: 0, y: pose.value?.mode === 'inside' ? pose.value.rotation.y : 0 });
