import { params } from '@/language/i18n';

/** The words of the minimap, for pages of the app and for documents in languages of their own. */
export const minimapInEnglish = {
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
};
