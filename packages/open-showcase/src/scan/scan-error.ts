/** A manifest that cannot be shown; the message is a sentence that names the field. */
export class ScanError extends Error {
  override readonly name = 'ScanError';
}

/** @throws ScanError */
export function refuse(field: string, why: string): never {
  throw new ScanError(`${field} ${why}.`);
}
