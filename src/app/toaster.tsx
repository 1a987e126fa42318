import { createPortal } from 'react-dom';
import { Toaster as HotToaster } from 'react-hot-toast';
import { useUppermost } from '@/ui/top-layer';

/** Lies above whatever is open above the page, and can be heard there. @see UI-006 */
export function Toaster() {
  return createPortal(
    <HotToaster
      position="bottom-center"
      toastOptions={{ duration: 2000, className: 'toast', success: { icon: null }, error: { icon: null, className: 'toast toast-error' } }}
    />,
    useUppermost(),
  );
}
