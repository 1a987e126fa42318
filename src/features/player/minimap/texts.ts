import { count, i18n, params } from '@/language/i18n';

export const minimapTexts = i18n('minimap', {
  backToMe: 'Back to me',
  close: 'Close the minimap',
  floor: 'Floor of the minimap',
  goTo: params('Go to {name}'),
  larger: 'Larger minimap',
  notOnPlan: 'Not on the plan',
  pointCount: count({ one: '{count} point', other: '{count} points' }),
  points: 'Points',
  position: params('Position {number}'),
  positions: params('Positions: {name}'),
  rooms: params('Rooms: {name}'),
  smaller: 'Smaller minimap',
  title: 'Minimap',
  turnWithMe: 'Turn with me',
  youAreOn: params('You are on {name}'),
});
