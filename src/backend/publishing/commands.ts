import type { CallableInput } from '@/domain/callables/inputs';
import { asOwnChange } from '../cache/own-changes';
import { call } from '../callables';

/**
 * Publishes the saved tour as a version. The caller chooses the id; repeating the call with it publishes nothing again.
 * @throws AppError `permission-denied`, `failed-precondition`, `unavailable`
 */
export const publishTour = (input: CallableInput<'publishTour'>) => call('publishTour', input);

/** Changes the name, the note or the dates of a version, or makes it current. @throws AppError `permission-denied`, `not-found`, `unavailable` */
export const changeVersion = (input: CallableInput<'changeVersion'>) => call('changeVersion', input);

/** Deletes a version. Repeating the call is harmless. @throws AppError `permission-denied`, `unavailable` */
export const deleteVersion = (input: CallableInput<'deleteVersion'>) => call('deleteVersion', input);

/**
 * Restores a version into its tour, as one save that the history has. The caller chooses the id of the save; repeating the call with it is harmless.
 * @throws AppError `permission-denied`, `not-found`, `aborted` if somebody saved the tour meanwhile, `unavailable`
 */
export const restoreVersion = (input: CallableInput<'restoreVersion'>) => asOwnChange([input.tour], () => call('restoreVersion', input));
