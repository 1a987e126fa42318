import { Vector3 } from 'three';
import { centreOf, zoomView } from '../input/steering';
import type { Viewer } from '../port';
import { goToFloor, showAllFloors } from './floors';
import { goToMode } from './modes';
import { goToSweep, sweepInDirection } from './sweeps';
import type { Tour } from './tour';
import { lookAtPixel, pan, turnBy, turnTo, zoomTo } from './turning';

type Commands = Pick<
  Viewer,
  | 'goToSweep'
  | 'goToMode'
  | 'goToFloor'
  | 'showAllFloors'
  | 'hold'
  | 'release'
  | 'turnTo'
  | 'turnBy'
  | 'lookAtPixel'
  | 'moveInDirection'
  | 'pan'
  | 'zoomTo'
  | 'zoomBy'
  | 'sees'
>;

/** The moves of the `Viewer` interface. @param tour throws NotReady until the tour is ready */
export const createCommands = (tour: () => Tour): Commands => ({
  goToSweep: async (id, options) => goToSweep(tour(), id, options),
  goToMode: async (mode, options) => goToMode(tour(), mode, options),
  goToFloor: async (sequence) => goToFloor(tour(), sequence),
  showAllFloors: async () => showAllFloors(tour()),
  hold: () => tour().moves.hold(),
  release: () => tour().moves.release(),
  turnTo: async (rotation, speed) => turnTo(tour(), rotation, speed),
  turnBy: async (horizontal, vertical, speed) => turnBy(tour(), horizontal, vertical, speed),
  lookAtPixel: async (pixel) => lookAtPixel(tour(), pixel),
  async moveInDirection(direction) {
    const place = sweepInDirection(tour(), direction);
    if (!place) return false;
    await goToSweep(tour(), place.id);
    return true;
  },
  pan: async (to) => pan(tour(), to),
  zoomTo: async (level) => zoomTo(tour(), level),
  zoomBy(factor) {
    const here = tour();
    if (!here.moves.busy) zoomView(here, factor, centreOf(here));
  },
  sees: (from, to) => tour().picking.sees(new Vector3(from.x, from.y, from.z), new Vector3(to.x, to.y, to.z)),
});
