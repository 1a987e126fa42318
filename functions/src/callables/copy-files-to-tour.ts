import { callable } from '../core/callable';
import { copyFilesToTour as copy } from '../tours/copy-files-to-tour';

/** Copies files of other tours into one, for whoever may write it and read those. */
export const copyFilesToTour = callable('copyFilesToTour', {
  run: ({ tour, urls }, caller) => copy(tour, urls, caller),
});
