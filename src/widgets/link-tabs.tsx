import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';

type Props = {
  label: string;
  links: readonly { to: string; label: string }[];
  /** The link of this page, where it has other addresses too. */
  current?: string;
};

/** Links between the parts of a page that have an address each; they look like `Tabs`. The current one is in view. */
export function LinkTabs({ label, links, current }: Props) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // jsdom has no layout
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  });
  return (
    <nav ref={nav} aria-label={label} className="relative flex overflow-x-auto shadow-[inset_0_-1px_var(--color-line)]">
      {links.map(({ to, label: text }) =>
        to === current ? (
          <Link key={text} to={to} aria-current="page" className={tabStyle}>
            {text}
          </Link>
        ) : (
          <NavLink key={text} to={to} end className={tabStyle}>
            {text}
          </NavLink>
        ),
      )}
    </nav>
  );
}

const tabStyle =
  'grid h-10 shrink-0 place-items-center whitespace-nowrap border-transparent border-b-2 px-2 font-medium text-ink-soft text-sm transition-colors hover:text-ink aria-[current=page]:border-accent-line aria-[current=page]:text-ink touch:h-11 max-md:px-3';
