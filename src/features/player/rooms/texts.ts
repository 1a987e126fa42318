import { i18n, params } from '@/language/i18n';

/** The rooms of the scan: the name of the one where somebody is, and the list of all. */
export const roomTexts = i18n('rooms', {
  failed: 'The 3D view isn’t there, so nobody can go to a room.',
  goTo: params('Go to {name}'),
  loading: 'You can go to a room as soon as the 3D view has loaded.',
  noView: params('{name} has no view inside'),
  none: 'This scan has no named rooms.',
  showName: 'Show the room’s name',
  showNameHint: 'At the top of the scan, while you walk',
  unknownFloor: 'Other rooms',
});
