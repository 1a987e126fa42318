import { isPrivateCopy } from '@/domain/offline/names';

/** Removes the offline copies that signed-in users stored in this browser, except one user's. */
export async function forgetPrivateCopies(exceptUid?: string): Promise<void> {
  // without a secure connection there are no caches
  for (const name of (await globalThis.caches?.keys()) ?? []) if (isPrivateCopy(name, exceptUid)) await caches.delete(name);
}
