import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlStyle } from './control-style';

export type Option<Value extends string = string> = { value: Value; label: string; disabled?: boolean };
type Props<Value extends string> = ComponentProps<'select'> & {
  options: readonly Option<Value>[];
  onChoose?: (value: Value) => void;
};

/** A native select. Without a field around it, `aria-label` names it. */
export const Select = <Value extends string>({ options, onChoose, className, ...rest }: Props<Value>) => (
  <span className="relative block">
    <select
      {...(onChoose && { onChange: ({ target }) => onChoose(target.value as Value) })}
      className={cn(controlStyle({ kind: 'choice' }), className)}
      {...rest}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden
      size={16}
      strokeWidth={1.75}
      className="pointer-events-none absolute top-1/2 end-3 -translate-y-1/2 text-ink-faint"
    />
  </span>
);
