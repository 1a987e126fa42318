import { count, i18n, params } from '@/language/i18n';

export const imageTexts = i18n('image', {
  keys: params('{name}: arrow keys pan, plus and minus zoom'),
  keysWithNext: params('{name}: arrow keys pan or show the next image, plus and minus zoom'),
  keysWithMarker: params('{name}: arrow keys pan, plus and minus zoom, Enter places a marker in the center'),
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  fit: 'Fit image',
  markers: 'Markers',
  markerCount: count({ one: '{count} marker', other: '{count} markers' }),
  /** of a marker without a name */
  marker: params('Marker {number}'),
  markerKeys: 'Arrow keys move the marker, Shift + arrow keys move it further, Delete removes it.',
});
