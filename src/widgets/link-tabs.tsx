import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';

type Props = { label: string; links: readonly { to: string; label: string }[] };

/** Links between the parts of a page that have an address each; they look like `Tabs`. The current one is in view. */
export function LinkTabs({ label, links }: Props) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // jsdom has no layout
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  });
  return (
    <nav ref={nav} aria-label={label} className="relative flex gap-1 overflow-x-auto border-line border-b">
      {links.map(({ to, label: text }) => (
        <NavLink
          key={text}
          to={to}
          end
          className="-mb-px grid h-10 shrink-0 place-items-center whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-ink-soft text-sm transition-colors hover:text-ink aria-[current=page]:border-accent-line aria-[current=page]:text-ink max-md:h-11"
        >
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
