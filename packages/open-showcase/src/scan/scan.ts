/** Degrees, YXZ. */
export type Euler = { x: number; y: number; z: number };
export type Point = { x: number; y: number; z: number };

/** A floor; `sequence` counts from 0 at the bottom, `elevation` is the height of its surface, both heights in metres. */
export type ScanFloor = { id: string; name: string; sequence: number; elevation: number; height: number };
export type ScanRoom = { id: string; label: string; floorId: string; bounds: { min: Point; max: Point } };
export type Panorama = { url: string; hiUrl?: string; width: number; height: number; projection: 'equirectangular' };

/** A position of the scanner; `position` is that of the lens. */
export type ScanSweep = {
  id: string;
  label: string;
  legacyId: string;
  position: Point;
  rotation: Euler;
  floorId?: string;
  roomId?: string;
  /** absent in a manifest: computed from distance and line of sight once the mesh is loaded */
  neighbors?: string[];
  alignment: 'aligned' | 'unaligned';
  placement: 'auto' | 'manual' | 'unplaced';
  puckY: number;
  panorama?: Panorama;
};

export type ScanTag = {
  id: string;
  label?: string;
  description?: string;
  anchorPosition: Point;
  stemVector: Point;
  stemVisible?: boolean;
  color?: { r: number; g: number; b: number };
  opacity?: number;
  iconId?: string;
  attachments?: string[];
  keywords?: string[];
};

/** `scan.json`, version 1. URLs are relative to its folder. */
export type Scan = {
  format: 'open-showcase-scan';
  version: 1;
  /** 11 letters and digits */
  id: string;
  name: string;
  /** ISO 8601, UTC */
  created: string;
  modified: string;
  units: 'm';
  up: 'Y';
  summary: string;
  address: string;
  visibility: 'public' | 'unlisted' | 'private';
  mesh: { url: string; compression: 'none' | 'draco' | 'meshopt' };
  thumbnail: string;
  start: { sweep: string; rotation: { x: number; y: number }; mode: 'mode.inside' | 'mode.dollhouse' | 'mode.floorplan' };
  floors: ScanFloor[];
  rooms: ScanRoom[];
  sweeps: ScanSweep[];
  tags: ScanTag[];
  measurements: { sid: string; label: string; points: Point[] }[];
};
