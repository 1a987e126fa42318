import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Tab, tabChangeHandler } from './tabs';

type Props<Value extends string> = {
  label: string;
  /** Id of what the tabs show. When it changes, the content scrolls to the top. */
  contentKey: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange: (value: Value) => void;
};

/** Tabs that fill the rest of a panel. The tab list stays visible and the content scrolls below it. */
export function PanelTabs<Value extends string>({ label, contentKey, value, tabs, onChange }: Props<Value>) {
  return (
    <Radix.Root value={value} onValueChange={tabChangeHandler(tabs, onChange)} className="flex min-h-0 grow flex-col">
      <Radix.List
        aria-label={label}
        className="flex shrink-0 overflow-x-auto border-line border-b px-2 [scrollbar-width:none] md:justify-between"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px h-11 grow whitespace-nowrap rounded-t-md border-transparent border-b-2 px-2.5 font-medium text-ink-soft text-sm outline-offset-[-3px] transition-colors hover:text-ink data-[state=active]:border-accent-line data-[state=active]:text-ink"
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
          <Scroller of={contentKey}>{tab.content}</Scroller>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

function Scroller({ of, children }: { of: string; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when `of` changes
  useLayoutEffect(() => {
    // reading scrollTop would force a layout
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
