import { callable } from '../core/callable';
import { readWritableTour } from '../publishing/writable-tour';
import { createShortCode as create } from '../short-links/short-code';

/** The code of a tour in short addresses, made now if its versions are from before there were any, for those who may write the tour. */
export const createShortCode = callable('createShortCode', {
  run: async ({ tour, version }, caller) => {
    const { organization, id } = await readWritableTour(caller, tour);
    return { shortCode: await create({ organization, tour: id }, version) };
  },
});
