import type { Params } from 'react-router-dom';
import { dashboardPath } from '@/domain/page-addresses';
import { pageAt } from './rows-of-area';
import { pageNames } from './texts';

export type TitleParts = Partial<Pick<Params<'organization' | 'mode' | 'page'>, 'organization' | 'mode' | 'page'>>;

/** The title of a page: organization, mode and page as far as the URL has them, else the name of the route. @see ROUTE-048 */
export function pageTitle({ organization, mode, page }: TitleParts, name: string): string {
  const parts = [organization, mode && modeName(mode), page && pageName(page)].filter(Boolean);
  return parts.length > 0 ? parts.join(' - ') : translatedName(name);
}

/** The name of a page in the language of the document: those of the dashboard that are English alone have no other. */
export const translatedName = (name: string): string => Object.entries(pageNames.get()).find(([english]) => english === name)?.[1] ?? name;

/** The name of a page's own row, whatever mode it is in. */
function pageName(page: string): string {
  const row = pageAt('dashboard', `${dashboardPath}/${encodeURIComponent(page)}`)?.row;
  return row && row.path !== '*' ? translatedName(row.name) : capitalized(page);
}

const modeName = (mode: string): string => (mode === 'landing' ? translatedName('Landing Page') : capitalized(mode));
const capitalized = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' ');
