import { idle } from './live/idle';
import { allInitialFetchesSettled, isFetching } from './live/initial-fetches';

/** Resolves once every initial fetch, including those started in the meantime, has settled and is painted. */
export async function whenFirstPaintSettled(): Promise<void> {
  do {
    await allInitialFetchesSettled();
    await idle();
  } while (isFetching());
}
