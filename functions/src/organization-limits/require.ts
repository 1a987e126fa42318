import type { Identity } from '@/domain/access/identity';
import { isGlobalAdmin } from '@/domain/access/principals';
import { AppError } from '@/domain/app-error';
import { blockedTexts } from '@/domain/organization-limits/blocks';
import { isPathPart } from '@/domain/path-part';
import { blockRef } from './refs';

/** @throws failed-precondition while an organization is suspended, or being deleted; not for Super Admins */
export async function requireChangeable(caller: Identity, organization: string): Promise<void> {
  if (!isGlobalAdmin(caller) && isPathPart(organization) && (await blockRef(organization, 'changes').get()).exists)
    throw new AppError('failed-precondition', blockedTexts.changes);
}

/** @throws resource-exhausted where the storage of an organization is full; not for Super Admins */
export async function requireRoomForFiles(caller: Identity, organization: string): Promise<void> {
  if (!isGlobalAdmin(caller) && (await blockRef(organization, 'files').get()).exists)
    throw new AppError('resource-exhausted', blockedTexts.files);
}
