import { callable } from '../core/callable';
import { deleteVersion as remove } from '../publishing/change-version';
import { readWritableTour } from '../publishing/writable-tour';

/** Deletes a published version, for the editors of the tour. @see ACCESS-078 */
export const deleteVersion = callable('deleteVersion', {
  run: async ({ tour, version }, caller) => {
    const { organization, id } = await readWritableTour(caller, tour, { opens: true });
    await remove({ organization, tour: id }, version, caller);
    return { message: 'deleted' };
  },
});
