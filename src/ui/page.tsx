import type { ReactNode } from 'react';
import { useTabTitle } from './tab-title';

type Props = {
  title: string;
  /** What the page is for, before its title in small. */
  overline?: string;
  /** Document title without its prefix, if it differs from the heading. */
  tabTitle?: string;
  /** Document title as a whole. */
  documentTitle?: string;
  description?: ReactNode;
  /** Search, filters and order: a line of its own, as wide as the page. */
  search?: ReactNode;
  /** The primary action last, at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
};

/** A dashboard page: a header with title, search and action, then the content. */
export function Page({ title, overline, tabTitle = title, documentTitle, description, search, action, children }: Props) {
  const composed = useTabTitle(tabTitle);
  return (
    <>
      <title>{documentTitle ?? composed}</title>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 pb-6">
        <div className="min-w-0 md:min-w-64 md:flex-1">
          <h1 className="wrap-anywhere text-balance font-semibold text-2xl text-ink tracking-tight">
            {overline && <span className="block font-medium text-ink-soft text-sm tracking-normal">{overline} </span>}
            {title}
          </h1>
          {description && <p className="mt-1 text-ink-soft text-sm tabular-nums">{description}</p>}
        </div>
        {action && <div className="flex flex-wrap items-center gap-3 max-md:w-full">{action}</div>}
        {search && <div className="flex w-full flex-wrap items-center gap-3">{search}</div>}
      </header>
      {children}
    </>
  );
}
