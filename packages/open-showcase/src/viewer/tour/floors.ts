import { viewerError } from '../viewer-error';
import { enabledSweeps, walk } from './sweeps';
import { isInside, showBuildingFrom, type Tour } from './tour';

/**
 * Inside, moves to the nearest sweep of a floor; outside, shows only that floor and does not move the camera.
 * @throws InvalidArgument for an unknown floor, or one without a sweep to move to; Busy
 */
export async function goToFloor(tour: Tour, sequence: number): Promise<number> {
  const floor = tour.scan.floors.find((each) => each.sequence === sequence);
  if (!floor) throw viewerError('InvalidArgument', `There is no floor ${sequence}. Floors count from 0 to ${tour.scan.floors.length - 1}.`);
  return tour.moves.run(async (over) => {
    if (!isInside(tour)) showFloor(tour, sequence);
    else if (tour.floor.value !== sequence) {
      const { position } = tour.rig.view;
      // stairs and lifts are above one another, so only the horizontal distance counts
      const [place] = enabledSweeps(tour, sequence).sort(
        (a, b) =>
          Math.hypot(a.position.x - position.x, a.position.z - position.z) -
          Math.hypot(b.position.x - position.x, b.position.z - position.z),
      );
      if (!place) throw viewerError('InvalidArgument', `There is no sweep to stand on in ${floor.name}.`);
      await walk(tour, over, place, {});
    }
    return sequence;
  });
}

/** Shows all floors; inside, this takes effect when the visitor goes outside. @throws Busy */
export async function showAllFloors(tour: Tour): Promise<void> {
  await tour.moves.run(async () => {
    if (!isInside(tour)) return showFloor(tour, 'all');
    tour.floors = { shown: 'all', chosen: true };
  });
}

function showFloor(tour: Tour, shown: number | 'all'): void {
  tour.floors = { shown, chosen: true };
  showBuildingFrom(tour, 'outside');
  if (tour.floor.value === shown) return;
  tour.floor.set('moving');
  tour.floor.set(shown);
}
