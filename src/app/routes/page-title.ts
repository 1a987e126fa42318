import type { Params } from 'react-router-dom';

const titles: Readonly<Record<string, string>> = {
  tours: 'Tours',
  map: 'Map',
  collections: 'Collections',
  settings: 'Settings',
  collaborations: 'Collaborators',
  members: 'Members',
  'my-page': 'Shared with me',
  tutorials: 'Tutorials',
  locations: 'Locations',
  location: 'Location',
  landing: 'Landing Page',
};

export type TitleParts = Partial<Pick<Params<'organization' | 'mode' | 'page'>, 'organization' | 'mode' | 'page'>>;

/** The title of a page: organization, mode and page as far as the URL has them, else the name of the route. @see ROUTE-048 */
export function pageTitle({ organization, mode, page }: TitleParts, name: string): string {
  const parts = [organization, mode && titleOf(mode), page && titleOf(page)].filter(Boolean);
  return parts.length > 0 ? parts.join(' - ') : name;
}

const titleOf = (part: string): string => titles[part] ?? part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' ');
