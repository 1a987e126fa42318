import { i18n, params } from '@/language/i18n';

export const embedTexts = i18n('embed', {
  code: 'Embed code',
  copyCode: 'Copy the embed code',
  size: 'Size',
  small: params('Small, {size}'),
  medium: params('Medium, {size}'),
  large: params('Large, {size}'),
  wide: 'As wide as the page',
  own: 'Your own size',
  width: 'Width in pixels',
  height: 'Height in pixels',
  outOfRange: params('Enter {min} to {max}.'),
  list: 'List of points',
  listHint: 'Where the tour is narrower than 768 pixels, always closed at first.',
  listOpen: 'Open at first',
  listClosed: 'Closed at first',
  wheel: 'Mouse wheel',
  wheelScrolls: 'Scroll the page until the tour is clicked',
  wheelZooms: 'Zoom the tour at once',
  preview: 'Preview',
  previewOf: params('Preview of {name}'),
});
