import ChevronDown from 'lucide-react/icons/chevron-down';
import { controlStyle } from '@/ui/control-style';
import type { Option } from '@/ui/select-field';

type Props = { label: string; value: string; choices: readonly Option[]; onChange: (value: string) => void };

/** A choice in a row, without a label of its own. What is stored and not offered stays chosen. @see TOUR-065 TOUR-066 */
export function RowChoice({ label, value, choices, onChange }: Props) {
  const isOffered = choices.some((choice) => choice.value === value);
  return (
    <span className="relative block">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={controlStyle({ kind: 'choice' })}
      >
        {!isOffered && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
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
}
