import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { oneOf, type Tab } from './tabs';

type Props<Value extends string> = {
  label: string;
  /** what they are of: another one is shown from its top */
  of: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange: (value: Value) => void;
};

/** Tabs that fill what is left of a panel: their line stays in sight, and what is chosen scrolls below it. */
export function PanelTabs<Value extends string>({ label, of, value, tabs, onChange }: Props<Value>) {
  return (
    <Radix.Root value={value} onValueChange={oneOf(tabs, onChange)} className="flex min-h-0 grow flex-col">
      <Radix.List
        aria-label={label}
        className="flex shrink-0 overflow-x-auto border-line border-b px-2 [scrollbar-width:none] md:justify-between"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px h-10 grow whitespace-nowrap rounded-t-md border-transparent border-b-2 px-2.5 font-medium text-ink-soft text-sm outline-offset-[-3px] transition-colors hover:text-ink data-[state=active]:border-accent-line data-[state=active]:text-ink max-md:h-11"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          tabIndex={-1}
          className="flex min-h-0 grow flex-col outline-none data-[state=inactive]:hidden"
        >
          <Scroller of={of}>{tab.content}</Scroller>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

function Scroller({ of, children }: { of: string; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is shown from its top
  useLayoutEffect(() => {
    // to ask where it stands would make the browser lay out the page
    if (!isScrolled.current || !scroller.current) return;
    isScrolled.current = false;
    scroller.current.scrollTop = 0;
  }, [of]);
  return (
    <div
      ref={scroller}
      onScroll={() => {
        isScrolled.current = true;
      }}
      className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-4 pb-8"
    >
      {children}
    </div>
  );
}
