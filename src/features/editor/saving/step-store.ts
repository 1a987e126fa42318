import { createStore, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { storedStepsDatabase, storedStepsStore } from '@/domain/application/stored-steps';
import type { EditingDraftKey } from '../session/saving-state';
import type { StepStore, StoredSteps } from '../session/step-storage';
import { putSequentially } from './put-sequentially';

/** Stores steps in IndexedDB, one entry for each tab. What states share is stored once: a structured clone keeps identities. */
export function createStepStore(): StepStore {
  let database: UseStore | null = null;
  const steps = () => {
    database ??= createStore(storedStepsDatabase, storedStepsStore);
    return database;
  };
  const keyOf = ({ uid, tour, tab }: EditingDraftKey) => [uid, tour, tab];
  return {
    put: (entry) => steps()('readwrite', (store) => putSequentially(store, [[keyOf(entry), entry]])),
    remove: (key) =>
      steps()('readwrite', (store) => {
        store.delete(keyOf(key));
        return promisifyRequest(store.transaction);
      }),
    list: async (uid, tour) => {
      const own = (await keys<string[]>(steps())).filter(([keyUid, keyTour]) => keyUid === uid && keyTour === tour);
      const found: (StoredSteps | undefined)[] = await getMany(own, steps());
      return found.flatMap((entry) => entry ?? []).toSorted((a, b) => +b.at - +a.at);
    },
  };
}
