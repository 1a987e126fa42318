import { i18n, params } from '@/language/i18n';

export const comparisonTexts = i18n('comparison', {
  heading: params('{from} to {to}'),
  tourNow: 'the tour now',
  savedState: 'the saved state',
  dates: params('{from} – {to}'),
  dated: params('{name}, {date}'),
  markers: 'Markers',
  alsoChanged: params('Also changed: {count}'),
  versions: 'Versions',
  tabTitle: params('{title} - Compare'),
  notComparable: 'These versions can’t be compared',
  closed: 'This comparison isn’t open',
  closedReason: 'One of the versions was taken back, or the link is incomplete. Ask the person who sent it for a new one.',
});
