/** A building that cannot be imported; the message says why, and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
