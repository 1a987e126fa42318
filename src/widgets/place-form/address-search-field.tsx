import { useCombobox } from 'downshift';
import type { AddressSearch, FoundAddress } from '@/backend/address-search';
import { plural } from '@/domain/plural';
import { escapeKeyOf } from '@/ui/combobox/escape-key';
import { SuggestionList } from '@/ui/combobox/suggestion-list';
import { controlStyle } from '@/ui/control-style';
import { Field } from '@/ui/field';
import { Spinner } from '@/ui/spinner';
import { asInput } from './place-values';
import { type AddressSearchState, useAddressSearch } from './use-address-search';
import { useAddressField, usePlaceForm } from './use-place-field';

type Props = { search: AddressSearch };

/** A combobox that suggests addresses while typing; selecting one fills in the place fields. @see TOUR-033 */
export function AddressSearchField({ search }: Props) {
  const { setValue } = usePlaceForm();
  const { label, error, value, onChange, ...field } = useAddressField();
  const { suggestions, state, requestSuggestions, close } = useAddressSearch(search);
  const applySuggestion = ({ address, place }: FoundAddress) => {
    setValue('address', address, asInput);
    for (const [key, part] of Object.entries(place)) setValue(`place.${key as keyof typeof place}`, part, asInput);
  };
  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox<FoundAddress>({
    items: suggestions,
    inputValue: value,
    itemToString: (found) => found?.address ?? '',
    itemToKey: (found) => found?.key ?? '',
    // an address is only filled in, so the same one can be selected again
    selectedItem: null,
    stateReducer: (_state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
    onStateChange: ({ selectedItem }) => selectedItem && applySuggestion(selectedItem),
    onIsOpenChange: ({ isOpen: opens }) => !opens && close(),
  });
  return (
    <Field label={label} hint={hints[state]} error={error} required={false}>
      {(wiring) => (
        <SuggestionList
          isOpen={isOpen}
          label="Found addresses"
          items={suggestions}
          keyOf={({ key }) => key}
          draw={({ address }) => address}
          getMenuProps={getMenuProps}
          getItemProps={getItemProps}
        >
          <span className="relative block">
            <input
              {...getInputProps({
                ...field,
                ...wiring,
                // also with letters that are being composed, which downshift reports later
                onChange: ({ currentTarget }) => {
                  onChange(currentTarget.value);
                  requestSuggestions(currentTarget.value);
                },
                onKeyDown: escapeKeyOf(isOpen),
              })}
              // named by the field's label, not by the one that downshift expects
              aria-labelledby={undefined}
              placeholder="Search for an address"
              autoComplete="off"
              className={controlStyle()}
            />
            {state === 'searching' && (
              <span className="absolute inset-y-0 end-1 flex items-center px-2 text-ink-faint">
                <Spinner label="Searching" />
              </span>
            )}
            <span role="status" className="sr-only">
              {state === 'found' ? foundMessage(suggestions.length) : hints[state]}
            </span>
          </span>
        </SuggestionList>
      )}
    </Field>
  );
}

const hints: Partial<Record<AddressSearchState, string>> = {
  failed: 'Address search isn’t available right now. Fill in the place fields below.',
  'nothing found': 'No addresses found. Check the spelling, or fill in the place fields below.',
};

const foundMessage = (count: number): string => plural(count, { one: '# address found', other: '# addresses found' });
