import type { ReactNode } from 'react';
import { toursPath } from '@/domain/addresses';
import { LazyScreen } from '../lazy-screen';

function coming(title: string, text: string, back: { to: string; label: string }): ReactNode {
  const load = async () => {
    const { ComingPage } = await import('@/features/pages/coming-page');
    return () => (
      <ComingPage title={title} back={back}>
        {text}
      </ComingPage>
    );
  };
  return <LazyScreen load={load} />;
}

const home = { to: '/', label: 'Home' };
const tours = { to: toursPath, label: 'Go to your tours' };

/** The pages that are not there yet: what each will be. The README names the same ones. */
export const comingPages = {
  map: coming('Map', 'All tours of the organization on one map, with the layers that the organization drew for it.', tours),
  collections: coming(
    'Collections',
    'Tours put together under one name, in an order of your own, to be shared with one invitation.',
    tours,
  ),
  settings: coming('Settings', 'Name, logo, colours, tour types, icons and map layers of the organization.', tours),
  collaborations: coming('Collaborators', 'These tours are shared with other people: who may see or edit what, and until when.', tours),
  location: coming('Location', 'One place and all the tours that were made of it, side by side in time.', tours),
  locations: coming('Locations', 'Places that were scanned more than once: every visit of one building, side by side in time.', tours),
  importTours: coming('Import tours', 'Tours from the time before the dashboard, brought over with their points of interest.', tours),
  collection: coming('Collection', 'The tours of one collection, in the order its owner gave them.', home),
  admin: coming('Administration', 'Organizations, accounts, modules, pages and messages of the whole installation.', home),
  organization: coming(
    'Edit organization',
    'Everything about one organization in one place: its status, its modules and how it looks.',
    home,
  ),
  module: coming('Edit module', 'Name and description of a module that organizations can be given.', home),
  olderTour: coming('Older tour', 'A tour from the time before the dashboard, as it was, with its points of interest.', home),
  publicTour: coming('Public tour', 'A published state of a tour that anyone can visit and that stays as it was published.', home),
  publicScreen: coming('Public screen', 'A single view of a scan for a screen on the wall or a page on the web.', home),
} satisfies Record<string, ReactNode>;
