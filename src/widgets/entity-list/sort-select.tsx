import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { cn } from '@/ui/cn';
import { controlStyle } from '@/ui/control-style';

export type SortOption<Sort> = { value: Sort; label: string };

type Props<Sort> = { value: Sort; options: readonly SortOption<Sort>[]; onChange: (value: Sort) => void };

/** The order of a list. */
export function SortSelect<Sort extends string>({ value, options, onChange }: Props<Sort>) {
  return (
    <span className="relative">
      <ArrowDownUp
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 start-3 -translate-y-1/2 text-ink-faint"
      />
      <select
        aria-label="Sort by"
        title="Sort by"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        className={cn(controlStyle({ kind: 'choice' }), 'pe-3 ps-9 md:h-10')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
