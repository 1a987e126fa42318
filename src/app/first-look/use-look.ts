import { type ReactNode, use, useSyncExternalStore } from 'react';
import { prefetchTour } from '@/backend/tours/prefetch-tour';
import type { TourId } from '@/domain/ids';
import { contentLanguage } from '@/domain/languages/language-tags';
import type { Organization } from '@/domain/organizations/organization';
import type { Tour } from '@/domain/tours/tour';
import { loadModule } from '@/loading/load-code';
import { preferredLanguages } from '@/widgets/content-language/use-content-language';
import type { FirstLookAddress } from './first-look-address';
import { endFirstLook } from './first-look-painted';

export type FirstLookProps = {
  address: FirstLookAddress;
  path: string;
  /** Shown until the tour is loaded, or instead of it if it can't be read. */
  fallback: ReactNode;
};

type Look = { tour: Tour; organization: Organization | null };

let firstRequest: { tour: TourId; loaded: Promise<void> } | null = null;
let look: Look | null = null;
const listeners = new Set<() => void>();

/**
 * The tour and its organization as far as they are loaded; null if the tour can't be read. Suspends until that is known. Only for the first
 * tour after a page load: later the page's own code is already loaded.
 */
export function useLook(tour: TourId): Look | null {
  firstRequest ??= { tour, loaded: loadLook(tour) };
  const isFirst = firstRequest.tour === tour;
  if (isFirst) use(firstRequest.loaded);
  return useSyncExternalStore(subscribe, () => (isFirst ? look : null));
}

/** Resolves when the tour is loaded; its organization follows. */
function loadLook(tour: TourId): Promise<void> {
  return new Promise((resolve) => {
    let translated: Promise<Tour> | null = null;
    const show = (found: Tour, organization: Organization | null) => {
      look = { tour: found, organization };
      resolve();
      for (const listener of listeners) listener();
    };
    const onLoaded = (found: Tour, organization: Organization | null) => {
      const language = contentLanguage(preferredLanguages(), found.languages);
      if (language === (found.languages[0] ?? '')) return show(found, organization);
      // beside the organization, which is on its way
      translated ??= inLanguage(found, language);
      void translated.then((shown) => show(shown, organization));
    };
    const ended = prefetchTour(tour, onLoaded).then(() => translated);
    void ended.finally(() => {
      resolve();
      if (!look) endFirstLook();
    });
  });
}

const loadLookInLanguage = () => import('./look-in-language').then((it) => it.lookInLanguage);

/** The tour in a language; as it is where that cannot be loaded. */
const inLanguage = (tour: Tour, language: string): Promise<Tour> =>
  loadModule(loadLookInLanguage)
    .then((lookInLanguage) => lookInLanguage(tour, language))
    .catch(() => tour);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
