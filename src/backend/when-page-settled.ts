import { allRestFetchesSettled, isRestFetching } from './live/rest-fetches';
import { whenPageIdle } from './live/when-page-idle';

/** Resolves once every REST fetch, including those started in the meantime, has settled and is painted. */
export async function whenPageSettled(): Promise<void> {
  do {
    await allRestFetchesSettled();
    await whenPageIdle();
  } while (isRestFetching());
}
