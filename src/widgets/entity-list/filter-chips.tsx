import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';

export type FilterOption = {
  value: string;
  label: string;
  count: number;
  /** CSS colour of the dot. */
  color: string;
};

type Props = {
  id?: string;
  /** Names the group. */
  label: string;
  options: readonly FilterOption[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** False where a button beside them clears more than these. */
  hasClear?: boolean;
};

/** Toggles that filter a list, each with its colour and count. */
export function FilterChips({ id, label, options, selected, onChange, hasClear = true }: Props) {
  const withToggled = (value: string) =>
    new Set(selected.has(value) ? [...selected].filter((other) => other !== value) : [...selected, value]);
  return (
    <fieldset id={id} className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <Chip
          key={option.value}
          option={option}
          isSelected={selected.has(option.value)}
          onPress={() => onChange(withToggled(option.value))}
        />
      ))}
      {hasClear && selected.size > 0 && (
        <Button look="quiet" size="small" onClick={() => onChange(new Set())}>
          Clear filter
        </Button>
      )}
    </fieldset>
  );
}

type ChipProps = { option: FilterOption; isSelected: boolean; onPress: () => void };

const Chip = ({ option: { label, count, color }, isSelected, onPress }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isSelected}
    onClick={onPress}
    className={cn(
      'inline-flex h-8 items-center gap-2 rounded-full border px-3 font-medium text-sm transition-colors touch:h-11 max-md:px-4',
      isSelected ? 'border-ink bg-ink text-canvas' : 'border-line bg-surface text-ink hover:border-line-strong hover:bg-hover',
    )}
  >
    <span aria-hidden className="size-2.5 rounded-full outline outline-white/60" style={{ background: color }} />
    {label} <span className={cn('tabular-nums text-xs', isSelected ? 'opacity-80' : 'text-ink-faint')}>{count}</span>
  </button>
);
