import { callable } from '../core/callable';
import { namesOf } from '../notifications/names';

/** The names of tours and collections, of those that the caller can open now; of others it says the same as of those that do not exist. */
export const readNames = callable('readNames', { run: async ({ paths }, caller) => ({ names: await namesOf(paths, caller) }) });
