import { createContext, use } from 'react';

/** What the titles of all pages below begin with, such as the organization that they belong to; "" for none. */
export const TabTitlePrefix = createContext('');

/** The title of the browser's tab for a page. */
export function useTabTitle(title: string): string {
  const prefix = use(TabTitlePrefix);
  return prefix === '' || title === prefix || title.startsWith(`${prefix} - `) ? title : `${prefix} - ${title}`;
}
