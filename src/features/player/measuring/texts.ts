import { i18n, params } from '@/language/i18n';

export const measuringTexts = i18n('measuring', {
  addMiddle: 'Add point in the middle',
  done: 'Done',
  endLine: 'End line',
  feet: 'ft',
  hint: 'Select two points to measure the distance.',
  metres: 'm',
  next: 'Select the next point, or end the line.',
  ofScan: params('Measurements of the scan ({number})'),
  own: 'Your measurements',
  remove: params('Remove measurement {number}, {length}'),
  removeAll: 'Remove all',
  title: 'Measuring',
  units: 'Units',
});
