import type { Doc } from '../model/document';
import { type DatabaseId, documentName } from '../model/path';
import { failedPrecondition, StatusError } from '../model/status';
import type { Write } from '../model/write';

/**
 * Checks what a write demands of the stored version.
 * @throws NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION
 */
export function checkPrecondition(id: DatabaseId, { path, precondition }: Write, stored: Doc | undefined): void {
  if (!precondition) return;
  if ('updateTime' in precondition) {
    const version = stored?.updateTime ?? 0;
    const required = precondition.updateTime.toMicros();
    if (version === required) return;
    throw failedPrecondition(`the stored version (${version}) does not match the required base version (${required})`);
  }
  if (precondition.exists && !stored) throw new StatusError('NOT_FOUND', `no entity to update: ${documentName(id, path)}`);
  if (!precondition.exists && stored) throw new StatusError('ALREADY_EXISTS', `entity already exists: ${documentName(id, path)}`);
}
