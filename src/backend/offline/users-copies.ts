import { clear, createStore } from 'idb-keyval';
import { copiesDatabase, copiesStore } from '@/domain/application/stored-copies';
import { storedStepsDatabase, storedStepsStore } from '@/domain/application/stored-steps';
import { isUsersCopy } from '@/domain/offline/names';
import { forgetUsersRemovals } from './removals';

/** Removes the copies of tours, the editor's undo steps, and what was copied in it, of signed-in users. Call it once the stored user is another one, or none: from then on no tab stores a copy for them. */
export async function removeUsersCopies(): Promise<void> {
  await clearDatabase(storedStepsDatabase, storedStepsStore, 'The undo steps on this device could not be removed.');
  await clearDatabase(copiesDatabase, copiesStore, 'What was copied on this device could not be removed.');
  try {
    forgetUsersRemovals();
    await Promise.all((await caches.keys()).filter(isUsersCopy).map((name) => caches.delete(name)));
  } catch (error) {
    // for example over an insecure connection, where nothing can be stored
    console.warn('The copies of tours on this device could not be removed.', error);
  }
}

async function clearDatabase(database: string, name: string, warning: string): Promise<void> {
  try {
    await clear(createStore(database, name));
  } catch (error) {
    console.warn(warning, error);
  }
}
