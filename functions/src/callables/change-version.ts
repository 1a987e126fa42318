import { callable } from '../core/callable';
import { changeVersion as change } from '../publishing/change-version';
import { readWritableTour } from '../publishing/writable-tour';

/**
 * Changes the name or the note of a published version, for those who may write the tour, or who can open it and whether it is current, for its editors.
 * @see ACCESS-078
 */
export const changeVersion = callable('changeVersion', {
  run: async (input, caller) => {
    const opens = [input.public, input.opens, input.until, input.current].some((change) => change !== undefined);
    const { organization, id } = await readWritableTour(caller, input.tour, { opens });
    await change({ organization, tour: id }, input, caller);
    return { message: 'changed' };
  },
});
