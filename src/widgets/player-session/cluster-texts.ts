import { count, i18n } from '@/language/i18n';

export const clusterTexts = i18n('tagClusters', {
  points: count({ one: '{count} point', other: '{count} points' }),
  title: count({ one: '{count} point here', other: '{count} points here' }),
});
