import { i18n, params } from '@/language/i18n';

export const sortingTexts = i18n('sorting', {
  instructions: 'Press Space to pick up the item, the arrow keys to move it, Space to drop it, and Escape to cancel.',
  move: params('Move {name}'),
  moveUp: 'Move up',
  moveDown: 'Move down',
  pickedUp: params('{name} picked up, position {position} of {count}.'),
  over: params('{name}: position {position} of {count}.'),
  dropped: params('{name} dropped, position {position} of {count}.'),
  canceled: params('Move canceled. {name} stays at position {position} of {count}.'),
});
