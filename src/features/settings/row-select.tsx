import ChevronDown from 'lucide-react/icons/chevron-down';
import { controlStyle } from '@/ui/control-style';

type Props<Value extends string> = {
  /** Accessible name; the row has no visible labels. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A native select in a row of a list. */
export const RowSelect = <Value extends string>({ label, value, options, onChange }: Props<Value>) => (
  <span className="relative block">
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
      className={controlStyle({ kind: 'choice' })}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden
      size={16}
      strokeWidth={1.75}
      className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-faint"
    />
  </span>
);
