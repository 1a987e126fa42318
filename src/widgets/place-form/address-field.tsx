import { useEffect, useState } from 'react';
import { addressSearch } from '@/backend/address-search';
import { TextField } from '@/ui/text-field';
import { AddressSearchField } from './address-search-field';
import { usePlaceField } from './use-place-field';

/** The address, with search where an address service is configured. It appears after a delay. @see TOUR-033 TOUR-034 */
export function AddressField({ delayMs }: { delayMs: number }) {
  const [search] = useState(addressSearch);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  if (!isVisible)
    return (
      <div aria-hidden className="flex h-[4.375rem] flex-col justify-end">
        <div className="skeleton h-11 rounded-md" />
      </div>
    );
  return search ? <AddressSearchField search={search} /> : <PlainAddress />;
}

function PlainAddress() {
  return <TextField autoComplete="off" {...usePlaceField('address')} />;
}
