import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type RefObject, useRef } from 'react';
import { uiTexts } from './texts';
import { useTexts } from './use-texts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** The key that focuses the field, which the page listens for. */
  shortcut?: string;
};

/** A search field that filters while typing. Escape or the clear button empties it. */
export function SearchBox({ label, value, onChange, inputRef, shortcut }: Props) {
  const { clearSearch } = useTexts(uiTexts);
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search className="relative block w-full md:w-72">
      <Search
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 start-3 -translate-y-1/2 text-ink-faint"
      />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // Escape would also close a surrounding dialog
          event.preventDefault();
          clear();
        }}
        className="h-10 w-full rounded-md border border-line-strong bg-surface pe-9 ps-9 text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink-soft touch:h-11 touch:pe-11 md:text-sm"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={clearSearch}
          onClick={clear}
          className="absolute top-1/2 end-1.5 grid size-7 -translate-y-1/2 place-items-center rounded text-ink-faint hover:text-ink touch:end-0 touch:size-11"
        >
          <X aria-hidden size={16} strokeWidth={1.75} />
        </button>
      )}
    </search>
  );
}
