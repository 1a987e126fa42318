import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { conformance } from '../buildings/conformance';
import { flat } from '../buildings/flat/place';
import { barnAsFound, barnRenewed } from '../buildings/halls/barn';
import { chapel } from '../buildings/halls/chapel';
import { gallery } from '../buildings/halls/gallery';
import { library } from '../buildings/halls/library';
import { shop } from '../buildings/halls/shop';
import { emptyHouse, house } from '../buildings/house/place';
import { office } from '../buildings/office/place';
import { plant } from '../buildings/plant/place';
import type { Building } from './building';
import { glbOf } from './glb';
import { type Baked, bake, type Fineness } from './light/bake';
import { manifestOf } from './manifest';
import { equirectangular, seenFrom } from './panorama';
import { openStudio, type Studio, thumbnails } from './picture';
import { piecesOf } from './pieces';

type Wanted = { place: Building; folder: string; fineness: Fineness };

/** `--draft` is quick and coarse, for previews while a building is being designed. */
const draft = process.argv.includes('--draft');

const package_ = join(import.meta.dirname, '../..');
const wanted: Wanted[] = [
  { place: conformance, folder: '../open-showcase/tests/fixtures/scans', fineness: { spacing: 0.2, rays: 128, size: 512 } },
  { place: house, folder: 'scans', fineness: { spacing: 0.15, rays: 80, size: 2048 } },
  { place: office, folder: 'scans', fineness: { spacing: 0.16, rays: 80, size: 2048 } },
  { place: plant, folder: 'scans', fineness: { spacing: 0.22, rays: 80, size: 2048 } },
  { place: flat, folder: 'scans', fineness: { spacing: 0.1, rays: 96, size: 1536 } },
  { place: emptyHouse, folder: 'scans', fineness: { spacing: 0.15, rays: 80, size: 2048 } },
  ...[gallery, library, chapel, shop, barnAsFound, barnRenewed].map((place) => ({
    place,
    folder: 'scans',
    fineness: { spacing: 0.14, rays: 80, size: 1024 },
  })),
];

/** Makes the scans with these ids, or all. */
export async function make(ids: readonly string[]): Promise<void> {
  const studio = await openStudio();
  for (const { place, folder, fineness } of wanted) {
    if (ids.length > 0 && !ids.includes(place.scan.id)) continue;
    const started = Date.now();
    const files = await filesOf(place, draft ? { spacing: 0.3, rays: 24, size: fineness.size / 2 } : fineness);
    for (const [name, content] of files) put(join(package_, folder, place.scan.id, name), content);
    await takeThumbnails(studio, place, join(package_, folder, place.scan.id), files);
    const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
    console.log(`${place.scan.id} ${place.scan.name}: ${(bytes / 1024).toFixed(0)} KB in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  }
  await studio.close();
}

async function takeThumbnails(studio: Studio, place: Building, folder: string, files: Map<string, string | Uint8Array>): Promise<void> {
  const { calls, triangles } = await studio.open(files.get('mesh.glb') as Uint8Array);
  console.log(`  ${calls} draw calls, ${triangles} triangles`);
  for (const [name, picture] of await thumbnails(studio, place.cover)) {
    put(join(folder, name), picture);
    files.set(name, picture);
  }
}

/** Every file of a scan by its path in the folder. */
export async function filesOf(place: Building, fineness: Fineness): Promise<Map<string, string | Uint8Array>> {
  const drawing = place.draw();
  const baked = await bake(drawing, place.daylight, fineness);
  const scan = manifestOf(place, baked.tree);
  const files = new Map<string, string | Uint8Array>();
  files.set('mesh.glb', await glbOf(piecesOf(drawing, baked.shading), { jpeg: baked.jpeg }, true));
  files.set('scan.json', `${JSON.stringify(scan, null, 2)}\n`);
  for (const { position, panorama } of scan.sweeps)
    if (panorama) files.set(panorama.url, await panoramaAt(place, baked, position, panorama.width));
  return files;
}

function panoramaAt(
  { daylight }: Building,
  baked: Baked,
  { x, y, z }: { x: number; y: number; z: number },
  width: number,
): Promise<Uint8Array> {
  return equirectangular(width, seenFrom(baked, daylight, [x, y, z]));
}

function put(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
