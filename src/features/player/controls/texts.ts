import { i18n, params } from '@/language/i18n';

/** The parts of the player by name: on the bar, under More, as titles of their panels, and in the list of keys. */
export const controlTexts = i18n('playerControls', {
  about: 'About this tour',
  comments: 'Comments',
  closeOpen: 'Close the open panel or point of interest',
  content: 'Content',
  debug: 'Debug',
  dollhouse: 'Dollhouse',
  exitFullscreen: 'Exit fullscreen',
  files: 'Files',
  find: 'Search this tour',
  floorplan: 'Floorplan',
  floors: 'Floors',
  fullscreen: 'Fullscreen',
  guidedTours: 'Guided tours',
  history: 'History',
  inside: 'Inside',
  measure: 'Measure',
  minimap: 'Minimap',
  more: 'More',
  nextPoi: 'Next point of interest',
  pois: 'Points of interest',
  previousPoi: 'Previous point of interest',
  rooms: 'Rooms',
  share: 'Share',
  showDrone: 'Show Drone Mapping',
  stages: 'Stages',
  toggleList: 'Show or hide the list',
  toggleMode: 'Switch between View and Edit',
  toolbar: 'Tour controls',
  tours: 'Tours',
  tutorial: 'Tutorial',
  tutorialAndKeys: 'Tutorial and keys',
  view: 'View',
  withoutFurniture: 'Without furniture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
});

export const morePanelTexts = i18n('morePanel', {
  faceForward: 'Face forward when moving',
  faceForwardHint: 'Turns towards the next position before moving there',
  fileManager: 'File manager',
  insurance: 'Insurance report',
  invite: 'Invite people',
  people: 'People with access',
  publish: 'Publish a version',
  report: 'Report',
});

export const floorListTexts = i18n('floorList', {
  above: 'Floor above',
  all: 'ALL',
  allFloors: 'All floors',
  below: 'Floor below',
  current: params('Floors: {name}'),
  none: 'No floors found',
});

export const lookTexts = i18n('lookAround', {
  down: 'Look down',
  left: 'Look left',
  right: 'Look right',
  title: 'Look around',
  up: 'Look up',
});

export const tutorialTexts = i18n('playerTutorial', {
  enableEditing: 'Enable edit mode',
  keys: 'Keys',
  look: 'Drag the view, press the left and right arrow keys while it has focus, or use the arrows under More.',
  lookTitle: 'Look around',
  move: 'Click the floor, a circle, or a point of interest in the list.',
  moveTitle: 'Move',
  outside: 'Dollhouse and Floorplan show the whole scan. Drag to rotate it.',
  outsideTitle: 'See it from outside',
  shortcutsHint: 'Single-letter keys such as M and S. Turn them off if you control this device by voice.',
  zoom: 'Scroll, pinch, or use the plus and minus buttons.',
  zoomTitle: 'Zoom',
});
