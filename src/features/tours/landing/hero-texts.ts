import { i18n } from '@/language/i18n';

/** What the page shows first. */
export const landingHeroTexts = i18n('tourLandingHero', {
  loading: 'Loading tour',
  noScan: 'This tour has no scan yet, so there is nothing to explore.',
  explore: 'Explore',
  edit: 'Edit',
  files: 'Files',
  share: 'Share',
  invite: 'Invite',
  report: 'Report',
  spreadsheet: 'Spreadsheet',
  noPlace: 'No place yet',
  pois: 'Points of interest',
});
