import { AppError } from '@/domain/app-error';
import type { PlayerStore } from './player-store';

const unexpected = 'The 3D viewer did not do what was asked. The tour itself is fine; try again.';

/** What goes wrong in the viewer is logged, and told in a line over it. @see PLAYER-076 */
export const loggedAndTold =
  (store: PlayerStore) =>
  (error: unknown): void => {
    console.error(error);
    store.getState().tell(error instanceof AppError ? error.message : unexpected);
  };
