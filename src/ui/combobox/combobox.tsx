import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useState } from 'react';
import { controlStyle } from '../control-style';
import { Field, type FieldTexts } from '../field';
import { fieldTexts } from '../field-texts';
import type { Option } from '../select';
import { useTexts } from '../use-texts';
import { escapeKeyOf } from './escape-key';
import { SuggestionList } from './suggestion-list';

type InputProps = Pick<ComponentProps<'input'>, 'ref' | 'name' | 'disabled' | 'placeholder' | 'onFocus' | 'onBlur' | 'onPointerEnter'>;

type Props = InputProps &
  FieldTexts & {
    value: string;
    options: readonly Option[];
    onChange: (value: string) => void;
    /** From how many typed characters the options are filtered; before that, all are shown. */
    filterFrom?: number;
    /** Shown below the options, such as that more are loading. */
    message?: string | undefined;
  };

/** More options than anybody reads; the others are found by typing. */
const maxShown = 100;

/** A labelled select with a text field that filters its options. */
export function Combobox({ label, hint, error, required, value, options, onChange, filterFrom = 1, message, ...inputProps }: Props) {
  const t = useTexts(fieldTexts);
  // null until the user types: the text is the selected option's then
  const [search, setSearch] = useState<string | null>(null);
  const found = filtered(options, search, filterFrom);
  const items = found.slice(0, maxShown);
  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
    items,
    selectedItem: options.find((option) => option.value === value) ?? null,
    itemToString,
    itemToKey,
    isItemDisabled: (option) => option.disabled ?? false,
    stateReducer: withoutImplicitSelection,
    onInputValueChange: ({ type, inputValue }) => setSearch(type === useCombobox.stateChangeTypes.InputChange ? inputValue : null),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    onIsOpenChange: () => setSearch(null),
  });
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false}>
      {(wiring) => {
        // named by the field's label, not by the one that downshift expects
        const own: object = { ...inputProps, ...wiring, 'aria-labelledby': undefined, onKeyDown: escapeKeyOf(isOpen) };
        return (
          <SuggestionList
            isOpen={isOpen}
            label={label}
            items={items}
            keyOf={(option) => option.value}
            draw={itemToString}
            getMenuProps={getMenuProps}
            getItemProps={getItemProps}
            message={messageOf(found.length, message)}
          >
            <span className="relative block">
              <input {...getInputProps(own)} className={controlStyle({ kind: 'choice' })} />
              <ChevronDown
                aria-hidden
                size={16}
                strokeWidth={1.75}
                className="pointer-events-none absolute top-1/2 end-3 -translate-y-1/2 text-ink-faint"
              />
              <span role="status" className="sr-only">
                {isOpen && search !== null && t.options(found.length)}
              </span>
            </span>
          </SuggestionList>
        );
      }}
    </Field>
  );
}

const itemToString = (option: Option | null): string => option?.label ?? '';
// with its label, which can be loaded after its value
const itemToKey = (option: Option | null): string => (option ? `${option.value} ${option.label}` : '');

/** The options that contain what was typed, those that begin with it first. */
function filtered(options: readonly Option[], search: string | null, filterFrom: number): readonly Option[] {
  const text = (search ?? '').trim().toLowerCase();
  if (text === '' || text.length < filterFrom) return options;
  const found = options.filter((option) => option.label.toLowerCase().includes(text));
  return found.toSorted((one, other) => Number(!startsWith(one, text)) - Number(!startsWith(other, text)));
}

const startsWith = (option: Option, text: string): boolean => option.label.toLowerCase().startsWith(text);

function messageOf(count: number, message: string | undefined): string | undefined {
  if (message !== undefined) return message;
  const t = fieldTexts.get();
  if (count === 0) return t.noMatches;
  return count > maxShown ? t.firstOptions({ shown: maxShown, all: count }) : undefined;
}

/** Leaving the field selects nothing, and Escape deselects nothing: both show the selected option again. */
function withoutImplicitSelection(state: UseComboboxState<Option>, { type, changes }: UseComboboxStateChangeOptions<Option>) {
  const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: itemToString(state.selectedItem) };
}
