import type { Doc } from '../model/document';
import { type DatabaseId, documentName } from '../model/path';
import { failedPrecondition, StatusError } from '../model/status';
import type { Write } from '../model/write';

/** The version that a write meets, which an earlier one of its commit may have made, and the one that was stored before the commit. */
export type Versions = { readonly met: Doc | undefined; readonly stored: Doc | undefined };

/**
 * Checks what a write demands: existence of the version that it meets, update time of the one that is stored.
 * @throws NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION
 */
export function checkPrecondition(id: DatabaseId, { path, precondition }: Write, { met, stored }: Versions): void {
  if (!precondition) return;
  if ('updateTime' in precondition) {
    const version = stored?.updateTime ?? 0;
    const required = precondition.updateTime.toMicros();
    if (version === required) return;
    throw failedPrecondition(`the stored version (${version}) does not match the required base version (${required})`);
  }
  if (precondition.exists && !met) throw new StatusError('NOT_FOUND', `no entity to update: ${documentName(id, path)}`);
  if (!precondition.exists && met) throw new StatusError('ALREADY_EXISTS', `entity already exists: ${documentName(id, path)}`);
}
