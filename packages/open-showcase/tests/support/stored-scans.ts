import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Json = Record<string, unknown>;

/** A manifest with one floor and one sweep. */
export const aManifest = (id: string, more: Json = {}): Json => ({
  format: 'open-showcase-scan',
  version: 1,
  id,
  name: `House ${id}`,
  created: '2024-05-17T09:30:00Z',
  modified: '2024-06-01T00:00:00Z',
  units: 'm',
  up: 'Y',
  visibility: 'public',
  mesh: { url: 'mesh.glb' },
  start: { sweep: 's001' },
  floors: [{ id: 'f0', name: 'Ground', sequence: 0, elevation: 0, height: 2.7 }],
  sweeps: [{ id: 's001', position: { x: 1, y: 1.5, z: -2 }, floorId: 'f0', puckY: 0, neighbors: [] }],
  ...more,
});

/** The headers of a JPEG of this width, which is all that a server reads of one. */
export const aJpeg = (width: number): Buffer =>
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc0, 0, 11, 8, 0, 9, width >> 8, width & 255, 1, 1, 0x11, 0, 0xff, 0xd9]);

/** Writes files below a folder: text, bytes, or a value as JSON. */
export function writeFiles(folder: string, files: Record<string, string | Buffer | Json>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
  }
}

export const ids = { public: 'PublicHouse', unlisted: 'UnlistdHous', private: 'PrivateHous' };

/** Three scans, one of each visibility, and a secret beside them. */
export function writeScans(folder: string): void {
  for (const [visibility, id] of Object.entries(ids)) {
    writeFiles(folder, {
      [`${id}/scan.json`]: aManifest(id, { visibility }),
      [`${id}/mesh.glb`]: `glTF of ${id}`,
      [`${id}/thumb.jpg`]: aJpeg(1600),
      [`${id}/thumb-400.jpg`]: aJpeg(400),
      [`${id}/thumb-800.jpg`]: aJpeg(800),
      [`${id}/pano/s001.jpg`]: aJpeg(4096),
    });
  }
  writeFiles(folder, { 'secret.txt': 'secret' });
}
