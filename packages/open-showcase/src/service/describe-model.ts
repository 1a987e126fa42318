import type { Scan } from '../scan/scan';

/** The service's description of a model. */
export type ModelDescription = {
  sid: string;
  name: string;
  /** ISO 8601, UTC */
  created: string;
  modified: string;
  summary: string;
  address: string;
  status: 'active';
  visibility: Scan['visibility'];
  is_vr: false;
  sweeps: string[];
  /** number of floors */
  floors: number;
  /** where its manifest is, on the same host */
  scan: string;
};

/** Creates the description of a scan. */
export const describeModel = ({ id, name, created, modified, summary, address, visibility, sweeps, floors }: Scan): ModelDescription => ({
  sid: id,
  name,
  created,
  modified,
  summary,
  address,
  status: 'active',
  visibility,
  is_vr: false,
  sweeps: sweeps.map((sweep) => sweep.id),
  floors: floors.length,
  scan: `/scans/${id}/scan.json`,
});
