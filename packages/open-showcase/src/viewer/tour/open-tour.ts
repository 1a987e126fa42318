import { Color, type Group, Vector3 } from 'three';
import { neighborsByDistance } from '../../scan/neighbors';
import type { Point, Scan } from '../../scan/scan';
import { createBackdrop } from '../backdrop';
import { createCurtain } from '../curtain';
import type { Moves } from '../moves';
import type { Rig } from '../rig';
import type { Stage } from '../stage';
import { createPanoramas } from '../world/panoramas';
import { createPicking } from '../world/picking';
import { aProjection } from '../world/scan-material';
import { createWorld } from '../world/world';
import { showBuildingFrom, type Tour, type TourState, type TourSweep } from './tour';

type Parts = { scan: Scan; base: string; mesh: Group; stage: Stage; rig: Rig; moves: Moves; state: TourState; calm: () => boolean };

/** Puts a loaded scan on the stage. Neighbours that the manifest does not name are computed and written into the scan. */
export async function openTour({ scan, base, mesh, stage, rig, moves, state, calm }: Parts): Promise<Tour> {
  const projection = aProjection();
  const hasPictures = scan.sweeps.some(({ panorama }) => panorama);
  const world = createWorld(mesh, scan, hasPictures ? projection : null);
  stage.renderer.localClippingEnabled = true;
  stage.scene.background ??= new Color(0xdfe3e8);
  stage.scene.add(world.root);
  const picking = createPicking(world);
  await findNeighbors(scan, picking);
  const tour: Tour = {
    ...state,
    scan,
    stage,
    rig,
    moves,
    world,
    picking,
    calm,
    panoramas: createPanoramas(projection, {
      scene: stage.scene,
      base,
      invalidate: stage.invalidate,
      maxTexture: stage.renderer.capabilities.maxTextureSize,
    }),
    curtain: createCurtain(stage.scene),
    backdrop: createBackdrop(stage.scene),
    places: placesOf(scan),
    floors: { shown: 'all', chosen: false },
    framed: null,
    lastSweep: scan.start.sweep,
    lastLook: { yaw: scan.start.rotation.y, pitch: 0, zoom: 1 },
  };
  showBuildingFrom(tour, 'inside');
  return tour;
}

/** Takes the scan off the stage. */
export function closeTour({ world, picking, panoramas, curtain, backdrop }: Tour): void {
  for (const part of [picking, panoramas, curtain, backdrop, world]) part.dispose();
}

async function findNeighbors(scan: Scan, picking: Tour['picking']): Promise<void> {
  if (scan.sweeps.every(({ neighbors }) => neighbors)) return;
  await picking.prepare();
  const found = neighborsByDistance(scan.sweeps, (from, to) => picking.sees(vectorOf(from), vectorOf(to)));
  for (const sweep of scan.sweeps) sweep.neighbors = [...(found.get(sweep.id) ?? [])];
}

const vectorOf = ({ x, y, z }: Point) => new Vector3(x, y, z);

function placesOf(scan: Scan): ReadonlyMap<string, TourSweep> {
  const sequences = new Map(scan.floors.map(({ id, sequence }) => [id, sequence]));
  return new Map(
    scan.sweeps.map((sweep) => [
      sweep.id,
      {
        ...sweep,
        position: vectorOf(sweep.position),
        enabled: true,
        neighbors: [...(sweep.neighbors ?? [])],
        floor: sequences.get(sweep.floorId ?? '') ?? null,
      },
    ]),
  );
}
