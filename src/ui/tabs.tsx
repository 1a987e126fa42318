import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

export type Tab<Value extends string> = { value: Value; label: ReactNode; content: ReactNode };
type Props<Value extends string> = { label: string; value: Value; tabs: readonly Tab<Value>[]; onChange: (value: Value) => void };

/** Adapts `onChange` to Radix, which reports the value as a plain string. */
export const tabChangeHandler =
  <Value extends string>(tabs: readonly Tab<Value>[], onChange: (value: Value) => void) =>
  (value: string): void => {
    const selected = tabs.find((tab) => tab.value === value);
    if (selected) onChange(selected.value);
  };

export function Tabs<Value extends string>({ label, value, tabs, onChange }: Props<Value>) {
  return (
    <Radix.Root value={value} onValueChange={tabChangeHandler(tabs, onChange)}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_var(--color-line)]">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="h-10 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-ink-soft text-sm transition-colors hover:text-ink data-[state=active]:border-accent-line data-[state=active]:text-ink touch:h-11"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
