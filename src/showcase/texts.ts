import { i18n } from '@/language/i18n';

/** Why the viewer is not available, by `FailureReason`. */
export const viewerFailureTexts = i18n('viewerFailures', {
  'no-3d':
    'This browser can’t draw 3D (WebGL 2 is off). Turn on graphics acceleration in its settings, or open the tour in another browser.',
  'no-answer': 'The 3D viewer did not respond. Check your connection, then try again.',
  'not-loaded': 'Couldn’t load the 3D model. Try again.',
  offline: 'You’re offline. The 3D view loads by itself when you’re back online.',
  private: 'This model is private. Ask its owner to make it public or unlisted.',
  refused: 'Couldn’t connect to the 3D viewer. Try again.',
  'unknown-model': 'This model does not exist. Ask an editor to check the model id of the tour.',
  'wrong-key': 'The 3D viewer rejected the key of this site. Ask an administrator to check the SDK key and its domains.',
});

export const viewerErrorTexts = i18n('viewerErrors', {
  cameraMoving: 'The camera is still moving. Take the screenshot again when it has stopped.',
  hidingTag: 'The 3D viewer couldn’t hide a tag of the model.',
  link: 'The 3D viewer couldn’t create a link to this view. Try again.',
  loadingObject: 'The 3D viewer couldn’t load a model.',
  lost: 'The 3D viewer was interrupted. Load it again.',
  measuring: 'The 3D viewer can’t measure right now. Try again.',
  moving: 'The 3D viewer couldn’t go there. Try again.',
  noPlace: 'This place is no longer in the model. Set the view again.',
  noSurfaceToMeasure: 'No surface here to measure. Turn towards a wall or an object.',
  notReady: 'Please wait for the tour to load',
  readingSettings: 'The 3D viewer couldn’t read its settings.',
  removingMeasurement: 'The 3D viewer couldn’t remove the measurement. Try again.',
  scene: 'The 3D viewer couldn’t set up the scene.',
  screenshot: 'Couldn’t take the screenshot. Try again.',
  setting: 'The 3D viewer couldn’t change the setting.',
  showingModelTag: 'The 3D viewer couldn’t show a tag of the model again.',
  showingTag: 'The 3D viewer couldn’t show a tag. Reload the tour.',
  surface: 'The 3D viewer couldn’t find the surface in the middle of the view. Try again.',
  zoom: 'Couldn’t zoom. Check your connection and try again.',
});

/** What a delivery of the SDK may lack. */
export const unsupportedTexts = i18n('viewerLacks', {
  endingLine: 'This 3D viewer has no way to end a line without a pointer.',
  links: 'This 3D viewer has no links to a view.',
  measuring: 'This 3D viewer has no measuring.',
  measuringMiddle: 'This 3D viewer has no way to measure without a pointer.',
  pointer: 'This 3D viewer has no pointer to place tags with.',
  removingMeasurements: 'This 3D viewer has no way to remove measurements.',
  screenshots: 'This 3D viewer has no screenshots.',
  surface: 'This 3D viewer has no way to find the surface in the middle of the view.',
  tags: 'This 3D viewer has no tags.',
});

export const offlineScanTexts = i18n('offlineScan', {
  cancelled: 'The download was cancelled.',
  failed: 'The 3D scan can’t be loaded at the moment. Try again later.',
  file: 'A file of the 3D scan couldn’t be loaded. Try again in a moment.',
  unreachable: 'The 3D scan can’t be reached. Check your connection, then try again.',
});
