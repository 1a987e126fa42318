import { Observable } from '../observable';
import { ObservableMap } from '../observable-map';
import { sdkError } from '../sdk-error';

/** An empty, initialised collection. */
function emptyCollection(): ObservableMap<never> {
  const map = new ObservableMap<never>();
  map.change({});
  return map;
}

/** There are no sensors. @see showcase-sdk §2.14 for this and the namespaces below */
export const sensorNamespace = () => ({
  SensorType: { CAMERA: 'sensor.sensortype.camera' } as const,
  SourceType: { SPHERE: 'sensor.sourcetype.sphere', BOX: 'sensor.sourcetype.box', CYLINDER: 'sensor.sourcetype.cylinder' } as const,
  ...allUnsupported('Sensor', ['createSensor', 'createSource']),
});

/** There is no guided tour. */
export const tourNamespace = () => ({
  Event: { STARTED: 'tour.started', STOPPED: 'tour.stopped', ENDED: 'tour.ended', STEPPED: 'tour.stepped' } as const,
  PlayState: { INACTIVE: 'tour.inactive', ACTIVE: 'tour.active', STOP_SCHEDULED: 'tour.stopscheduled' } as const,
  currentStep: new Observable(() => ({ step: null })),
  state: new Observable(() => ({ current: 'tour.inactive' as const })),
  transition: new Observable(() => ({ from: null, to: null })),
  getData: async (): Promise<[]> => [],
  ...allUnsupported('Tour', ['start', 'stop', 'step', 'next', 'prev']),
});

/** There is one view of the model, and no layers. */
export const viewNamespace = () => ({
  views: emptyCollection(),
  layers: emptyCollection(),
  current: new Observable(() => ({ id: '', name: '' })),
  ...allUnsupported('View', ['setActive', 'addLayer', 'toggleLayer']),
});

/** There are no labels. */
export const labelNamespace = () => ({
  Event: { POSITION_UPDATED: 'label.positionupdated' } as const,
  data: emptyCollection(),
  getData: async (): Promise<[]> => [],
});

/** Models here need no token. */
export const oauthNamespace = () => ({ createTokenRefresher: unsupported('OAuth.createTokenRefresher') });

/** A function that this page does not support. */
const unsupported = (name: string) => async (): Promise<never> => {
  throw sdkError('NotSupported', `${name} is not supported by open-showcase.`);
};

/** Functions that this page does not support, by name. */
function allUnsupported<K extends string>(namespace: string, names: readonly K[]): Record<K, () => Promise<never>> {
  return Object.fromEntries(names.map((name) => [name, unsupported(`${namespace}.${name}`)])) as Record<K, () => Promise<never>>;
}
