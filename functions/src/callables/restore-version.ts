import { callable } from '../core/callable';
import { restoreVersion as restore } from '../publishing/restore-version';
import { readWritableTour } from '../publishing/writable-tour';

/** Restores a published version into its tour, for those who may write it. @see ACCESS-039 */
export const restoreVersion = callable('restoreVersion', {
  run: async (input, caller) => {
    await restore(await readWritableTour(caller, input.tour), input, caller);
    return { message: 'restored' };
  },
});
