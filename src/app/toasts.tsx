import { Toaster } from 'react-hot-toast';

/** @see UI-006 */
export function Toasts() {
  return (
    <Toaster
      position="bottom-center"
      toastOptions={{ duration: 2000, className: 'toast', success: { icon: null }, error: { icon: null, className: 'toast toast-error' } }}
    />
  );
}
