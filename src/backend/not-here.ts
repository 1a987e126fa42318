import { AppError } from '@/domain/app-error';

/** What this device has nothing of, while the server cannot be reached. */
export const notHere = () =>
  new AppError('unavailable', 'The server cannot be reached, and this is not on this device yet. Connect, then try again.');

/** How long the server is waited for where this device has nothing, in milliseconds. */
export const confirmation = (): number => (navigator.onLine ? 10_000 : 0);
