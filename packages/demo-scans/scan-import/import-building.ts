import { createHash } from 'node:crypto';
import type { Document } from '@gltf-transform/core';
import { parseScan, type Scan, type ScanFloor, type ScanSweep } from 'open-showcase/scan';
import { type Building, boundsOf, buildingOf } from './building';
import { contactShadows } from './contact-shadows';
import { estimatedMs } from './estimate';
import { floorsOf, indoors, openAir } from './floors';
import { ImportError } from './import-error';
import { layersOf } from './layers';
import { readBuilding } from './read-building';
import { duration, type Report } from './report';
import { checkSize } from './size';
import type { Stand } from './stand';
import { standsIn } from './stands';
import { type Placement, type Surface, surfacesOf } from './surfaces';
import { ahead, startOf, sweepsOf } from './sweeps';
import { wallTops } from './wall-tops';
import { meshOf } from './write-mesh';

export type ImportOptions = {
  name: string;
  /** 11 letters and digits; by default derived from the name and the file */
  id?: string | undefined;
  /** metres per unit of the file; without it, a size that is implausible in metres is rejected */
  scale?: number | undefined;
  /** which axis points up; without it, a building that seems to lie on its side is rejected */
  up?: 'y' | 'z' | undefined;
  /** the ground outside is floor too */
  outdoor?: boolean | undefined;
  visibility: Scan['visibility'];
  /** ISO 8601, UTC */
  created: string;
};

/** A building as a scan: its manifest, its mesh as GLB, and the view for its thumbnails. */
export type ImportedBuilding = { scan: Scan; mesh: Uint8Array; view: { from: [number, number, number]; to: [number, number, number] } };

/**
 * Turns a building in GLB into a scan: floors at heights with much ground below a ceiling, sweeps about 2 m apart wherever a person fits, and connections
 * between sweeps in sight of each other.
 * @throws ImportError with the reason and what to do
 */
export async function importBuilding(
  bytes: Uint8Array,
  options: ImportOptions,
  report: Report = () => undefined,
): Promise<ImportedBuilding> {
  const { scale, up = 'y' } = options;
  report('Reading the file');
  const document = await readBuilding(bytes);
  const placement: Placement = { scale: scale ?? 1, up };
  const surfaces = surfacesOf(document, placement);
  if (scale === undefined) checkSize(boundsOf(joinedPositions(surfaces)));
  report('Preparing the building');
  const building = buildingOf(surfaces);
  report(overviewOf(building, surfaces));
  const stands = standsIn(building, undefined, (part) => report('Looking for floors', part));
  if (options.up === undefined) rejectOnItsSide(stands, document, placement);
  const ground = options.outdoor ? openAir(stands) : indoors(stands);
  const floors = floorsOf(ground);
  if (floors.length === 0) throw stands.length > 0 ? nothingInside() : nowhereToStand();
  report('Choosing places for visitors');
  const sweeps = sweepsOf(building, ground, floors);
  const scan = manifestOf({ bytes, options, floors, sweeps, start: startOf(building, sweeps) });
  const isSound = facesAreSound(building, sweeps);
  const layers = [
    ...layersOf(surfaces, floors, building, (part) => report('Sorting walls and ceilings', part)),
    ...contactShadows(document, ground, floors, building),
    // without faces that are right, nobody can tell on which side of one its wall is, and ceilings cover the plan anyway
    ...(isSound ? wallTops(document, surfaces, floors, building) : []),
  ];
  report('Writing the mesh');
  const mesh = await meshOf(document, layers, isSound);
  return { scan, mesh, view: viewOf(scan) };
}

function overviewOf(building: Building, surfaces: readonly Surface[]): string {
  const triangles = surfaces.reduce((sum, surface) => sum + surface.triangles.length / 3, 0);
  const { min, max } = building.bounds;
  const [width, depth] = [max.x - min.x, max.z - min.z].map((metres) => metres.toFixed(1));
  return `${triangles.toLocaleString('en')} triangles, ${width} × ${depth} m: this takes ${duration(estimatedMs(building, triangles))}`;
}

/** The sky is larger than any building. */
function joinedPositions(surfaces: readonly Surface[]): Float32Array {
  const solid = surfaces.filter(({ kind }) => kind !== 'sky');
  if (solid.length === 0) throw new ImportError('The file holds no mesh. Export the building with its geometry.');
  const joined = new Float32Array(solid.reduce((sum, { positions }) => sum + positions.length, 0));
  let at = 0;
  for (const { positions } of solid) {
    joined.set(positions, at);
    at += positions.length;
  }
  return joined;
}

/** Rejects a building on its side. Upright, it has a much larger area of rooms of usual height. @throws ImportError */
function rejectOnItsSide(stands: readonly Stand[], document: Document, { scale }: Placement): void {
  const turned = standsIn(buildingOf(surfacesOf(document, { scale, up: 'z' })), 0.5);
  const [upright, onSide] = [likelyArea(stands), likelyArea(turned)];
  if (onSide < 3 || onSide < upright * 3) return;
  throw new ImportError(
    'The building seems to lie on its side, with Z pointing up. Run again with --up z, or with --up y if it is right as it is.',
  );
}

const likelyArea = (stands: readonly Stand[]) =>
  coveredOrAll(stands).reduce((sum, { area, clearance }) => sum + (clearance >= 2 && clearance <= 4.5 ? area : area / 10), 0);

/** The ground in rooms; all of it where there are none. */
function coveredOrAll(stands: readonly Stand[]): readonly Stand[] {
  const inside = indoors(stands);
  return inside.length > 0 ? inside : stands;
}

const nothingInside = () =>
  new ImportError(
    'No floor of this building has a ceiling above it: all ground is outside or on a roof. Export the building with its rooms, or run again with --outdoor if it is an open-air place.',
  );

const nowhereToStand = () =>
  new ImportError(
    'Nobody could stand anywhere in this building: it has no ground with 1.9 m of free height. Check its unit (--scale) and which way is up (--up).',
  );

type Found = { bytes: Uint8Array; options: ImportOptions; floors: ScanFloor[]; sweeps: ScanSweep[]; start: Omit<Scan['start'], 'mode'> };

function manifestOf({ bytes, options, floors, sweeps, start }: Found): Scan {
  const { name, created, visibility } = options;
  return parseScan({
    format: 'open-showcase-scan',
    version: 1,
    id: options.id ?? idFrom(name, bytes),
    name,
    created,
    modified: created,
    units: 'm',
    up: 'Y',
    visibility,
    mesh: { url: 'mesh.glb', compression: 'meshopt' },
    thumbnail: 'thumb.jpg',
    start: { ...start, mode: 'mode.inside' },
    floors,
    sweeps,
  });
}

const idLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The same file under the same name has the same id, so that importing it again replaces it. */
function idFrom(name: string, bytes: Uint8Array): string {
  const digest = createHash('sha256').update(name).update('\0').update(bytes).digest();
  return [...digest.subarray(0, 11)].map((byte) => idLetters[byte % idLetters.length]).join('');
}

/** Whether nearly all visible faces show their front. */
function facesAreSound({ cast }: Building, sweeps: readonly ScanSweep[]): boolean {
  const yaws = Array.from({ length: 16 }, (_, index) => index * 22.5);
  const hits = sweeps.flatMap(({ position }) => yaws.map((yaw) => cast(position, ahead(yaw), 30))).filter((hit) => hit !== null);
  return hits.filter(({ back }) => back).length <= hits.length * 0.05;
}

function viewOf({ start, sweeps }: Scan): ImportedBuilding['view'] {
  const { x, y, z } = sweeps.find(({ id }) => id === start.sweep)?.position ?? { x: 0, y: 0, z: 0 };
  const direction = ahead(start.rotation.y);
  return { from: [x, y, z], to: [x + direction.x, y - 0.08, z + direction.z] };
}
