import type { Page } from '../application/pages';

/** What an installation lacks before people come. */
export type OpeningStep = 'terms' | 'privacy' | 'organization';

type Installation = { terms: Page | null; privacy: Page | null; organizations: number };

/** What is missing, in the order in which it is done. */
export function openingSteps({ terms, privacy, organizations }: Installation): OpeningStep[] {
  return [
    ...(isWritten(terms) ? [] : (['terms'] as const)),
    ...(isWritten(privacy) ? [] : (['privacy'] as const)),
    ...(organizations > 0 ? [] : (['organization'] as const)),
  ];
}

const isWritten = (page: Page | null): boolean => page !== null && page.body.trim() !== '';
