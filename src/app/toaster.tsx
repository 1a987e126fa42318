import { createPortal } from 'react-dom';
import { Toaster as HotToaster } from 'react-hot-toast';
import { useUppermost } from '@/ui/top-layer';

/** Lies above whatever is open above the page, and can be heard there. @see UI-006 */
export function Toaster() {
  return createPortal(
    <HotToaster
      position="bottom-center"
      // clear of the controls at the top and bottom of a player and of its sheets
      containerStyle={{ top: '4.5rem', bottom: '5rem' }}
      containerClassName="max-md:bottom-32!"
      toastOptions={{ duration: 2000, className: 'toast', success: { icon: null }, error: { icon: null, className: 'toast toast-error' } }}
    />,
    useUppermost(),
  );
}
