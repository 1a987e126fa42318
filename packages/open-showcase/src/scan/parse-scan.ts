import { checkRules } from './rules';
import type { Scan } from './scan';
import { ScanError } from './scan-error';
import { scanShape } from './shape';

/**
 * Validates a manifest, the parsed JSON of `scan.json`: absent fields get their defaults, unknown fields are preserved.
 * @throws ScanError that names the first invalid field
 */
export function parseScan(json: unknown): Scan {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new ScanError('scan.json must hold a JSON object.');
  const { version } = json as { version?: unknown };
  if (typeof version === 'number' && version > 1) {
    throw new ScanError(`version is ${version}, and this showcase reads version 1. Update the showcase, or export the scan again.`);
  }
  const read = scanShape(json, '');
  const scan: Scan = { ...read, sweeps: read.sweeps.map((sweep, at) => ({ ...sweep, label: sweep.label || `${at + 1}` })) };
  checkRules(scan);
  return scan;
}
