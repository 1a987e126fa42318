import { clear, createStore } from 'idb-keyval';
import { storedStepsDatabase, storedStepsStore } from '@/domain/application/stored-steps';
import { isUsersCopy } from '@/domain/offline/names';
import { forgetUsersRemovals } from './removals';

/** Removes the copies of tours, and the editor's undo steps, of signed-in users. Call it once the stored user is another one, or none: from then on no tab stores a copy for them. */
export async function removeUsersCopies(): Promise<void> {
  await removeSteps();
  try {
    forgetUsersRemovals();
    await Promise.all((await caches.keys()).filter(isUsersCopy).map((name) => caches.delete(name)));
  } catch (error) {
    // for example over an insecure connection, where nothing can be stored
    console.warn('The copies of tours on this device could not be removed.', error);
  }
}

async function removeSteps(): Promise<void> {
  try {
    await clear(createStore(storedStepsDatabase, storedStepsStore));
  } catch (error) {
    console.warn('The undo steps on this device could not be removed.', error);
  }
}
