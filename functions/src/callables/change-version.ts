import { callable } from '../core/callable';
import { changeVersion as change } from '../publishing/change-version';
import { readWritableTour } from '../publishing/writable-tour';

/** Changes the name, the note or the dates of a published version, or makes it current, for those who may write the tour. @see ACCESS-078 */
export const changeVersion = callable('changeVersion', {
  run: async (input, caller) => {
    const { organization, id } = await readWritableTour(caller, input.tour);
    await change({ organization, tour: id }, input, caller);
    return { message: 'changed' };
  },
});
