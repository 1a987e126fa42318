import type { ReactNode } from 'react';
import { useTabTitle } from './tab-title';

type Props = {
  title: string;
  /** Document title without its prefix, if it differs from the heading. */
  tabTitle?: string;
  /** Document title as a whole. */
  documentTitle?: string;
  description?: ReactNode;
  search?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** A dashboard page: a header with title, search and action, then the content. */
export function Page({ title, tabTitle = title, documentTitle, description, search, action, children }: Props) {
  const composed = useTabTitle(tabTitle);
  return (
    <>
      <title>{documentTitle ?? composed}</title>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-6">
        <div className="min-w-0">
          <h1 className="text-balance font-semibold text-2xl text-ink tracking-tight">{title}</h1>
          {description && <p className="mt-1 text-ink-soft text-sm tabular-nums">{description}</p>}
        </div>
        <div className="flex w-full flex-wrap items-center gap-3 md:w-auto">
          {search}
          {action}
        </div>
      </header>
      {children}
    </>
  );
}
