import { refuse } from '../refuse';
import { enabledPlaces, walk } from './places';
import { dress, isInside, type Tour } from './tour';

/**
 * Inside, to the nearest sweep of a floor; outside, shows that floor alone and leaves the camera.
 * @throws InvalidArgument for a floor that is not there, or has no sweep to go to; Busy
 */
export async function goToFloor(tour: Tour, sequence: number): Promise<number> {
  const floor = tour.scan.floors.find((each) => each.sequence === sequence);
  if (!floor) throw refuse('InvalidArgument', `There is no floor ${sequence}. Floors count from 0 to ${tour.scan.floors.length - 1}.`);
  return tour.moves.run(async (over) => {
    if (!isInside(tour)) showFloor(tour, sequence);
    else if (tour.floor.value !== sequence) {
      const { position } = tour.rig.view;
      // Stairs and lifts lie above one another: what counts is the way across.
      const [place] = enabledPlaces(tour, sequence).sort(
        (a, b) =>
          Math.hypot(a.position.x - position.x, a.position.z - position.z) -
          Math.hypot(b.position.x - position.x, b.position.z - position.z),
      );
      if (!place) throw refuse('InvalidArgument', `There is no sweep to stand on in ${floor.name}.`);
      await walk(tour, over, place, {});
    }
    return sequence;
  });
}

/** Shows every floor; inside, this is seen when one goes outside. @throws Busy */
export async function showAllFloors(tour: Tour): Promise<void> {
  await tour.moves.run(async () => {
    if (!isInside(tour)) return showFloor(tour, 'all');
    tour.floors = { shown: 'all', chosen: true };
  });
}

function showFloor(tour: Tour, shown: number | 'all'): void {
  tour.floors = { shown, chosen: true };
  dress(tour, 'outside');
  if (tour.floor.value === shown) return;
  tour.floor.set('moving');
  tour.floor.set(shown);
}
