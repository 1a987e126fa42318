import { i18n } from '@/language/i18n';

/** What stands in the tab of visitors' pages, by the name of the page in routes.ts. */
export const pageNames = i18n('pageNames', {
  'Digital Twin': 'Digital Twin',
  'Landing Page': 'Landing Page',
  Location: 'Location',
  Stage: 'Stage',
  'Public Tour': 'Public Tour',
  Screen: 'Screen',
  Organization: 'Organization',
  Tours: 'Tours',
  'Email verification': 'Email verification',
  'Signed out': 'Signed out',
  Terms: 'Terms',
  Page: 'Page',
  Help: 'Help',
  'Page not found': 'Page not found',
  Collection: 'Collection',
  'Compare versions': 'Compare versions',
  'Shared with me': 'Shared with me',
});
