import { dashboardPagePath } from '../page-addresses';

/** The sections of Settings. @see SET-001 */
export const settingsSections = [
  'general',
  'tour-types',
  'point-types',
  'icons',
  'map-layers',
  'theme',
  'screens',
  'languages',
  'api-keys',
  'webhooks',
  'usage',
] as const;
export type SettingsSection = (typeof settingsSections)[number];
export const settingsPath = (section: SettingsSection = 'general'): string =>
  section === 'general' ? dashboardPagePath('settings') : `${dashboardPagePath('settings')}/${section}`;
