import Link2Off from 'lucide-react/icons/link-2-off';
import { useState } from 'react';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';

const closeAddressesDialog = () => import('./close-addresses-dialog').then((it) => it.CloseAddressesDialog);

/** For those who run the tour's organization, when an address of a file came into wrong hands. @see ACCESS-058 */
export function CloseAddressesButton({ tour }: { tour: Tour }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Link2Off aria-hidden size={15} strokeWidth={1.75} />
        Close all file addresses of this tour
      </Button>
      <LazyOverlay onClose={close}>{isOpen && <LazyComponent load={closeAddressesDialog} props={{ tour, onClose: close }} />}</LazyOverlay>
    </>
  );
}
