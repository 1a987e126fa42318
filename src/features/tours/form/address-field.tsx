import { useEffect, useState } from 'react';
import { addressSearch } from '@/backend/address-search';
import { TextField } from '@/ui/text-field';
import { AddressSearchField } from './address-search-field';
import { fieldLabels } from './form-values';
import { useField } from './use-field';

/** How long the field waits before it shows itself, so that the rest of the form stands first. @see TOUR-034 */
const appearsAfterMs = 300;

/** The address: searched for where a service is configured, else a plain line. @see TOUR-033 TOUR-034 */
export function AddressField() {
  const [search] = useState(addressSearch);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), appearsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return <div className="h-[4.375rem]" />;
  return search ? <AddressSearchField search={search} /> : <PlainAddress />;
}

function PlainAddress() {
  return <TextField label={fieldLabels.address} autoComplete="off" {...useField('address')} />;
}
