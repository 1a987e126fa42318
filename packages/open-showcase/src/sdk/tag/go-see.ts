import type { ScanSweep } from '../../scan/scan';
import type { Transition, Vector3 } from '../../viewer/port';
import { sdkError } from '../sdk-error';
import type { Showcase } from '../showcase';
import { distance, facing } from '../vectors';

// Nearer than this a tag fills the view; a little away it is seen in its place.
const comfortable = 1.2;

/** Turns to the disc if it is visible from here, otherwise moves to the sweep that sees it best. Resolves when the disc is in view. */
export async function goSee(showcase: Showcase, { discPosition }: { discPosition: Vector3 }, transition?: Transition): Promise<void> {
  const { viewer } = showcase;
  const { position, sweep: here, mode } = viewer.pose.value;
  if (transition === undefined && mode === 'inside' && here !== '' && viewer.sees(position, discPosition)) {
    await viewer.turnTo(facing(position, discPosition));
    return;
  }
  const sweep = await bestSweep(showcase, discPosition);
  const rotation = facing(sweep.position, discPosition);
  await viewer.goToSweep(sweep.id, { rotation, ...(transition && { transition }) });
}

/** The nearest placed sweep that sees the disc; if none does, the nearest of all. */
async function bestSweep({ viewer, scan }: Showcase, disc: Vector3): Promise<ScanSweep> {
  const strain = ({ position }: ScanSweep) => {
    const metres = distance(position, disc);
    return metres < comfortable ? 2 * comfortable - metres : metres;
  };
  const sweeps = (await scan()).sweeps.filter(({ placement }) => placement !== 'unplaced').toSorted((a, b) => strain(a) - strain(b));
  const sweep = sweeps.find(({ position }) => viewer.sees(position, disc)) ?? sweeps[0];
  if (!sweep) throw sdkError('NotFound', 'This model has no sweep from which a tag could be seen.');
  return sweep;
}
