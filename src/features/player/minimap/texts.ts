import { i18n, params } from '@/language/i18n';

export const minimapTexts = i18n('minimap', {
  backToMe: 'Back to me',
  close: 'Close the minimap',
  floor: 'Floor of the minimap',
  larger: 'Larger minimap',
  notOnPlan: 'Not on the plan',
  points: 'Points',
  position: params('Position {number}'),
  positions: params('Positions: {name}'),
  rooms: params('Rooms: {name}'),
  smaller: 'Smaller minimap',
  title: 'Minimap',
  turnWithMe: 'Turn with me',
  youAreOn: params('You are on {name}'),
});
