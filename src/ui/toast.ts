import { announce } from './announce/announce';
import type { ToastOptions } from './toaster';

/** Shows that something was done. An action, such as Undo, gives the user more time to read. @see UI-006 */
export const toastSuccess = (text: string, options: ToastOptions = {}): void => show('success', text, options);

/** Shows an error that needs no decision. */
export const toastError = (text: string): void => show('error', text);

// app/toasts loads the same code after the first paint; until that succeeds, what happened is at least read to screen readers
function show(kind: 'success' | 'error', text: string, options: ToastOptions = {}): void {
  void import('./toaster').then(
    ({ showToast }) => showToast(kind, text, options),
    () => announce(text),
  );
}
