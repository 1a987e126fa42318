import { useCombobox, useMultipleSelection } from 'downshift';
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../button';
import { SuggestionList } from '../combobox/suggestion-list';
import { Field, type FieldTexts } from '../field';
import { isEnter } from '../is-enter';
import { useTexts } from '../use-texts';
import { Chip } from './chip';
import { chipsTexts } from './texts';

type Props = FieldTexts & {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Adds typed or pasted text, which can have several values, to the values. */
  enter: (values: readonly string[], text: string) => string[];
  /** Whether typed text ends a value; otherwise a comma, a semicolon or a space does. */
  ends?: (text: string) => boolean;
  isValid: (value: string) => boolean;
  /** The error while a value is not valid. */
  invalidMessage: string;
  suggest: (search: string) => readonly string[];
  placeholder?: string;
};

const separator = /[\s,;]/;
const endsValue = (text: string) => separator.test(text);
const noSuggestions: readonly string[] = [];

/**
 * A labelled text field whose values are chips. Enter, a comma, a semicolon or a space adds what was typed; pasted lists are split. Clicking a
 * chip, or Enter on it, edits it; arrow keys move between the chips, Backspace and Delete remove them. One press removes all that are not valid.
 */
export function ChipsField(props: Props) {
  const { label, hint, error, required, values, isValid, invalidMessage, placeholder } = props;
  const t = useTexts(chipsTexts);
  const chips = useChips(props);
  const invalid = values.filter((value) => !isValid(value));
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Field label={label} hint={hint} error={error ?? (invalid.length > 0 ? invalidMessage : null)} required={required ?? false}>
        {(wiring) => (
          <SuggestionList
            isOpen={chips.isOpen}
            label={t.suggestions({ label })}
            items={chips.suggestions}
            keyOf={String}
            draw={String}
            getMenuProps={chips.getMenuProps}
            getItemProps={chips.getItemProps}
          >
            <div className="flex max-h-56 min-h-11 w-full flex-wrap items-center gap-1.5 overflow-y-auto rounded-md border border-line-strong bg-surface p-1.5 outline-accent-line outline-offset-2 transition-colors has-[input:focus-visible]:outline-2 hover:border-ink-soft has-[input[aria-invalid]]:border-danger">
              {values.length > 0 && (
                <ul aria-label={label} className="contents">
                  {values.map((value, index) => (
                    <Chip
                      // biome-ignore lint/suspicious/noArrayIndexKey: when the focused chip is removed, the focus stays in its place
                      key={index}
                      value={value}
                      isValid={isValid(value)}
                      chipProps={chips.getSelectedItemProps({ selectedItem: value, index })}
                      onEdit={() => chips.edit(value)}
                      onRemove={() => chips.removeAll([value])}
                    />
                  ))}
                </ul>
              )}
              <input
                {...chips.inputProps}
                {...wiring}
                required={undefined}
                aria-required={wiring.required || undefined}
                aria-labelledby={undefined}
                type="text"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={values.length === 0 ? placeholder : undefined}
                className="h-8 min-w-40 grow bg-transparent px-1.5 text-base text-ink outline-none placeholder:text-ink-faint md:text-sm"
              />
              <span role="status" className="sr-only">
                {chips.announcement}
              </span>
            </div>
          </SuggestionList>
        )}
      </Field>
      {invalid.length > 0 && (
        <div>
          <Button
            size="small"
            aria-label={t.removeValues({ remove: t.removeInvalid(invalid.length), values: invalid.join(', ') })}
            onClick={() => chips.removeAll(invalid)}
          >
            {t.removeInvalid(invalid.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

function useChips({ values, onChange, enter, ends = endsValue, suggest }: Props) {
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const suggestions = text.trim() === '' ? noSuggestions : suggest(text);

  const add = (written: string, to = values) => {
    const next = enter(to, written);
    setText('');
    setAnnouncement(addedText(next.filter((value) => !to.includes(value))));
    onChange(next);
  };
  const { getSelectedItemProps, getDropdownProps } = useSelection(values, (selected, removed) => {
    setAnnouncement(removedText(removed));
    onChange(selected);
  });
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<string>({
    items: [...suggestions],
    inputValue: text,
    selectedItem: null,
    stateReducer: (_state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
    onStateChange: ({ selectedItem }) => selectedItem && add(selectedItem),
  });
  // downshift stays open after the last suggestion is gone
  const hasList = isOpen && suggestions.length > 0;
  const removeAll = (removed: readonly string[]) => {
    setAnnouncement(removedText(removed));
    onChange(without(values, removed));
    input.current?.focus();
  };
  const edit = (value: string) => {
    onChange(text.trim() === '' ? without(values, [value]) : enter(without(values, [value]), text));
    setText(value);
    input.current?.focus();
  };
  const write = (typed: string, isProposed: boolean) => (ends(typed) && !isProposed ? add(typed) : setText(typed));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && hasList) event.preventDefault();
    if (!isEnter(event) || (hasList && highlightedIndex >= 0) || text.trim() === '') return;
    event.preventDefault();
    add(text);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!separator.test(pasted.trim())) return;
    // a text field would join the lines of a pasted column
    event.preventDefault();
    add(`${text} ${pasted}`);
  };
  const inputProps = getInputProps(
    getDropdownProps({
      ref: input,
      onChange: (event: ChangeEvent<HTMLInputElement>) => write(event.currentTarget.value, isComposing(event)),
      onKeyDown: handleKeyDown,
      onPaste: handlePaste,
      onBlur: () => text.trim() !== '' && add(text),
    }),
  );
  return {
    suggestions,
    isOpen: hasList,
    announcement,
    edit,
    removeAll,
    getSelectedItemProps,
    getMenuProps,
    getItemProps,
    inputProps: { ...inputProps, 'aria-expanded': hasList },
  };
}

// an input method may still change the comma that it shows
const isComposing = ({ nativeEvent }: ChangeEvent) => (nativeEvent as InputEvent).isComposing;

const without = (values: readonly string[], removed: readonly string[]) => values.filter((value) => !removed.includes(value));

/** The chips as downshift's selection: arrow keys move between them, Backspace and Delete remove one. */
const useSelection = (values: readonly string[], onRemove: (selected: string[], removed: string[]) => void) =>
  useMultipleSelection<string>({
    selectedItems: [...values],
    onSelectedItemsChange: ({ selectedItems = [] }) =>
      onRemove(
        selectedItems,
        values.filter((value) => !selectedItems.includes(value)),
      ),
  });

function addedText(added: readonly string[]): string {
  const [value] = added;
  const t = chipsTexts.get();
  if (value === undefined) return t.inList;
  return added.length === 1 ? t.added({ value }) : t.addedMany(added.length);
}

const removedText = (removed: readonly string[]): string => chipsTexts.get().removed({ values: removed.join(', ') });
