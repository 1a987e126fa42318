/** An invalid manifest; the message names the field. */
export class ScanError extends Error {
  override readonly name = 'ScanError';
}

/** @throws ScanError */
export function throwScanError(field: string, why: string): never {
  throw new ScanError(`${field} ${why}.`);
}
