import type { Doc } from '../model/document';
import { type DatabaseId, documentName } from '../model/path';
import { failedPrecondition, StatusError } from '../model/status';
import type { Write } from '../model/write';

/** The document before a write (possibly written earlier in the same commit), and the one stored before the commit. */
export type Versions = { readonly previous: Doc | undefined; readonly stored: Doc | undefined };

/**
 * Checks a write's precondition: existence against the document before the write, update time against the stored one.
 * @throws NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION
 */
export function checkPrecondition(id: DatabaseId, { path, precondition }: Write, { previous, stored }: Versions): void {
  if (!precondition) return;
  if ('updateTime' in precondition) {
    const version = stored?.updateTime ?? 0;
    const required = precondition.updateTime.toMicros();
    if (version === required) return;
    throw failedPrecondition(`the stored version (${version}) does not match the required base version (${required})`);
  }
  if (precondition.exists && !previous) throw new StatusError('NOT_FOUND', `no entity to update: ${documentName(id, path)}`);
  if (!precondition.exists && previous) throw new StatusError('ALREADY_EXISTS', `entity already exists: ${documentName(id, path)}`);
}
