import { type KeyboardEvent, useId, useState } from 'react';
import type { AddressSearch, FoundAddress } from '@/backend/address-search';
import { Spinner } from '@/ui/spinner';
import { TextField } from '@/ui/text-field';
import { fieldLabels } from './form-values';
import { useAddressSearch } from './use-address-search';
import { useField, useFormFields } from './use-field';

type Props = { search: AddressSearch };

/** An address that is found while one writes it; choosing one fills in the place. @see TOUR-033 */
export function AddressSearchField({ search }: Props) {
  const id = useId();
  const { setValue } = useFormFields();
  const { onChange, onBlur, ...field } = useField('address');
  const { found, isSearching, failed, ask, close } = useAddressSearch(search);
  const [marked, mark] = useState(-1);
  const open = found.length > 0;

  const take = ({ address, place }: FoundAddress) => {
    const filled = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue('address', address, filled);
    for (const [part, value] of Object.entries(place)) setValue(`place.${part as keyof typeof place}`, value, filled);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[marked];
    if (step) mark((marked + step + found.length) % found.length);
    else if (event.key === 'Enter' && chosen) take(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <TextField
        label={fieldLabels.address}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={open && marked >= 0 ? `${id}-${marked}` : undefined}
        placeholder="Search for an address"
        autoComplete="off"
        hint={failed ? 'The address search does not answer. Write the place into the fields below.' : undefined}
        end={
          isSearching && (
            <span className="px-2 text-ink-faint">
              <Spinner label="Searching" />
            </span>
          )
        }
        onKeyDown={onKeyDown}
        onChange={(event) => {
          mark(-1);
          ask(event.target.value);
          return onChange(event);
        }}
        onBlur={(event) => {
          close();
          return onBlur(event);
        }}
        {...field}
      />
      <FoundList id={id} found={found} marked={marked} onMark={mark} onTake={take} />
    </div>
  );
}

type ListProps = {
  id: string;
  found: readonly FoundAddress[];
  marked: number;
  onMark: (place: number) => void;
  onTake: (one: FoundAddress) => void;
};

const FoundList = ({ id, found, marked, onMark, onTake }: ListProps) => (
  <div
    id={`${id}-found`}
    role="listbox"
    aria-label="Found addresses"
    className="absolute inset-x-0 top-full z-10 mt-1 rounded-lg border border-line bg-raised p-1 shadow-lifted empty:hidden"
  >
    {found.map((one, place) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, where the focus is
      <div
        key={one.key}
        id={`${id}-${place}`}
        role="option"
        tabIndex={-1}
        aria-selected={place === marked}
        // the focus stays in the field
        onMouseDown={(event) => event.preventDefault()}
        onMouseEnter={() => onMark(place)}
        onClick={() => onTake(one)}
        className="cursor-pointer rounded-md px-2.5 py-2 text-sm aria-selected:bg-hover max-md:py-3"
      >
        {one.address}
      </div>
    ))}
  </div>
);
