import type { Scan } from '../scan/scan';
import type { Cell } from './live-values';
import type { Moves } from './moves';
import type { Phase, Rotation, Viewer } from './port';
import type { Rig } from './rig';
import type { Stage } from './stage';
import { dollhouseView, goToMode } from './tour/modes';
import { openTour } from './tour/open-tour';
import { viewAt, walk } from './tour/sweeps';
import { showBuildingFrom, type Tour, type TourState } from './tour/tour';
import { copyView } from './view';
import { prepareDecoder } from './world/decoders';
import { loadMesh, type MeshSource } from './world/load-mesh';

/** A manifest, its address, and the response with its mesh if that was already requested. */
export type ScanSource = { scan: Scan /** address of its folder */; base: string; mesh?: Promise<Response> };

export type StartOptions = {
  source: Promise<ScanSource>;
  /** Settles when the visitor presses Play. */
  play: Promise<void>;
  /** target of a deep link: a sweep's id or its number in the manifest, from 1 */
  place?: { sweep: string; rotation?: Rotation; zoom?: number } | undefined;
  /** Starts inside, without the flight from above. */
  quick: boolean;
  /** Whether the visitor prefers reduced motion. */
  calm: () => boolean;
  /** Called with the loaded fraction of the mesh, 0 to 1. */
  progress: (part: number) => void;
};

export type PhaseState = Viewer['phase']['value'];
type Engine = { stage: Stage; rig: Rig; moves: Moves; state: TourState; phase: Cell<PhaseState> };

const flyInMs = 2200;
/** How long the first frame waits for its panorama before it shows the mesh's own colours. */
const panoramaMs = 1500;

export const firstPhase = (): PhaseState => ({
  phase: 'uninitialized',
  times: { uninitialized: Date.now(), waiting: 0, loading: 0, starting: 0, playing: 0, error: 0 },
});

/** Enters a phase and records the time. */
export function enterPhase({ phase }: Pick<Engine, 'phase'>, next: Phase): void {
  phase.set({ phase: next, times: { ...phase.value.times, [next]: Date.now() } });
}

/**
 * Loads the scan and takes the visitor inside, phase by phase. Rejects with the reason of a failure, and also if the engine was disposed of.
 * @param ended whether the engine has been disposed of
 */
export async function startUp(engine: Engine, options: StartOptions, opened: (tour: Tour) => void, ended: () => boolean): Promise<void> {
  const { stage, rig } = engine;
  const goOn = async <T>(step: Promise<T>): Promise<T> => {
    const done = await step;
    if (ended()) throw new Error('The engine was disposed of.');
    return done;
  };
  enterPhase(engine, 'waiting');
  // an unreadable manifest is reported at once, not after Play was pressed
  await goOn(Promise.race([options.play, options.source.then(() => options.play)]));
  enterPhase(engine, 'loading');
  const { scan, base, mesh } = await goOn(options.source);
  const url = new URL(scan.mesh.url, base).href;
  // a hint from the manifest, so that the decoder is loaded in parallel with the mesh
  prepareDecoder(scan.mesh.compression);
  const file: MeshSource = { url, response: mesh ?? fetch(url) };
  const loaded = await goOn(loadMesh(file, stage.renderer, options.progress));
  const tour = await openTour({ ...engine, ...options, scan, base, mesh: loaded });
  opened(tour);
  await goOn(firstPicture(tour));
  enterPhase(engine, 'starting');
  await goOn(begin(tour, options));
  rig.publish();
  enterPhase(engine, 'playing');
  // after the first frame; if its code cannot be loaded, rays stay slow
  tour.picking.prepare().catch(() => undefined);
}

async function firstPicture(tour: Tour): Promise<void> {
  const first = tour.places.get(tour.scan.start.sweep);
  if (first) await Promise.race([tour.panoramas.loaded(first), new Promise((late) => setTimeout(late, panoramaMs))]);
}

async function begin(tour: Tour, { place, quick }: StartOptions): Promise<void> {
  const { scan } = tour;
  const linked = place && (tour.places.get(place.sweep) ?? tour.places.get(scan.sweeps[Number(place.sweep) - 1]?.id ?? ''));
  const first = linked ?? tour.places.get(scan.start.sweep);
  const rotation = (linked ? place?.rotation : undefined) ?? scan.start.rotation;
  if (!first) return;
  const outside = !linked && scan.start.mode !== 'mode.inside';
  if (outside) {
    copyView(viewAt(tour, first, rotation), tour.rig.view);
    await goToMode(tour, scan.start.mode === 'mode.dollhouse' ? 'dollhouse' : 'floorplan', { transition: 'instant' });
    return;
  }
  const flyIn = !quick && !linked && !tour.calm() && first.alignment === 'aligned';
  copyView(viewAt(tour, first, rotation), tour.rig.view);
  if (flyIn) standOverhead(tour);
  await tour.moves.run((over) =>
    walk(tour, over, first, flyIn ? { rotation, transition: 'fly', time: flyInMs } : { rotation, transition: 'instant' }),
  );
  if (linked && place?.zoom) tour.rig.setZoom(place.zoom);
}

function standOverhead(tour: Tour): void {
  copyView(dollhouseView(tour), tour.rig.view);
  tour.rig.pose.value.mode = 'dollhouse';
  tour.mode.set({ current: 'dollhouse', from: null, to: null });
  tour.floor.set('all');
  showBuildingFrom(tour, 'outside');
  tour.rig.changed();
}
