import { i18n, params } from '@/language/i18n';

export const contentTexts = i18n('poiContent', {
  neighbours: 'Previous and next point of interest',
  previous: 'Previous point',
  next: 'Next point',
  files: 'Files',
  links: 'Links',
  videos: 'Videos',
  interactive: 'Interactive content',
  tag: 'Tag',
  tagOfScan: 'Tag of the scan',
  videoNotFound: 'Embed not found',
  videoOn: params('Video on {service}'),
  playVideo: params('Play {name}'),
  playingShares: params('Playing this video shares your visit with {service}.'),
  offlineVideo: 'You’re offline. This video plays when you’re back online.',
  unreachableVideo: params('Can’t reach {service} from here. Your network or browser may block it.'),
  openOn: params('Open on {service}'),
});
