import { isOrigin } from '@/domain/geometry';
import type { ScanRoom } from '@/domain/rooms/scan-room';
import { isDeepEqual } from '@/domain/same';
import { observableValue } from './observable-values';
import type { CameraPose, Floor, Measurement, ModelTag, ShowcaseValues, Sweep, ViewMode } from './port';
import {
  type Observable,
  type ObservableMap,
  type Sdk,
  type SdkDictionary,
  type SdkMeasurement,
  type SdkRoom,
  type SdkTag,
  type Subscription,
  sdkModes,
} from './sdk';

/** The initial values. */
export function unknownValues() {
  return {
    pose: observableValue<CameraPose | null>(null),
    zoom: observableValue(1),
    fieldOfView: observableValue<number | null>(null),
    planHeight: observableValue<number | null>(null),
    mode: observableValue<ViewMode | null>(null),
    moving: observableValue(false),
    sweep: observableValue(''),
    floor: observableValue<number | 'all' | null>(null),
    floors: observableValue<readonly Floor[]>([]),
    sweeps: observableValue<readonly Sweep[]>([]),
    rooms: observableValue<readonly ScanRoom[]>([]),
    currentRooms: observableValue<readonly string[]>([], isDeepEqual),
    modelTags: observableValue<readonly ModelTag[]>([]),
    measuring: observableValue(false),
    drawingLine: observableValue(false),
    measurements: observableValue<readonly Measurement[]>([]),
  } satisfies ShowcaseValues;
}

export type SettableValues = ReturnType<typeof unknownValues>;

/**
 * Updates the values when the viewer's change; copies them, because the SDK mutates its own. Returns a function that stops it.
 * @param isOurs whether Loggia placed the tag
 * @param hidden tags of the model that are currently hidden
 */
export function followValues(sdk: Sdk, values: SettableValues, isOurs: (tagId: string) => boolean, hidden: () => ModelTag[]): () => void {
  const subscriptions = [
    follow(sdk.Camera.pose, ({ position, rotation, sweep, mode, projection }) => {
      values.fieldOfView.set(modeOf(mode) === 'inside' ? fieldOfViewOf(projection) : null);
      values.planHeight.set(modeOf(mode) === 'floorplan' ? planHeightOf(projection) : null);
      values.pose.set({
        position: pointOf(position),
        rotation: { x: rotation.x, y: rotation.y },
        sweep,
        mode: modeOf(mode) ?? 'transitioning',
      });
    }),
    follow(sdk.Camera.zoom, ({ level }) => values.zoom.set(level)),
    follow(sdk.Measurements?.mode, ({ active, drawing = false }) => {
      values.measuring.set(active);
      values.drawingLine.set(drawing);
    }),
    followAll(sdk.Measurements?.data, (all) => values.measurements.set(all.map(measurementFrom))),
    followAll(sdk.Sweep.data, (sweeps) => values.sweeps.set(sweeps.filter(({ position }) => !isOrigin(position)).map(sweepFrom))),
    followAll(sdk.Room?.data, (rooms) => values.rooms.set(rooms.flatMap(roomFrom))),
    follow(sdk.Room?.current, ({ rooms }) => values.currentRooms.set(rooms.map(({ id }) => id))),
    followAll(sdk.Tag?.data, (tags) => values.modelTags.set([...tags.filter(({ id }) => !isOurs(id)).map(tagFrom), ...hidden()])),
    ...followFloors(sdk, values),
    ...followMoves(sdk, values),
  ];
  return () => {
    for (const subscription of subscriptions) subscription?.cancel();
  };
}

function followFloors({ Floor }: Sdk, { floors, floor }: SettableValues) {
  return [
    followAll(Floor.data, (all) => {
      floors.set(all.map(({ sequence, name }) => ({ index: sequence, name })).sort((a, b) => a.index - b.index));
    }),
    follow(Floor.current, ({ id, sequence }) => {
      if (sequence !== undefined) floor.set(sequence < 0 ? 'all' : sequence);
      // an empty id means moving, where the previous floor stays; a missing id means a view without a floor
      else if (id === undefined) floor.set(null);
    }),
  ];
}

function followMoves({ Mode, Sweep }: Sdk, { mode, sweep, moving }: SettableValues) {
  let currentMode: ViewMode | null = null;
  const updateMoving = () => moving.set(currentMode === null || (currentMode === 'inside' && sweep.value === ''));
  return [
    follow(Mode.current, (current) => {
      currentMode = modeOf(current);
      if (currentMode) mode.set(currentMode);
      updateMoving();
    }),
    follow(Sweep.current, ({ id, sid }) => {
      sweep.set(id ?? sid ?? '');
      updateMoving();
    }),
  ];
}

/** The first number of a perspective projection is 1 / tan(half of the field of view). */
const fieldOfViewOf = (projection: ArrayLike<number> | undefined): number | null =>
  projection?.[0] ? (Math.atan(1 / projection[0]) * 360) / Math.PI : null;

/** The sixth number of a parallel projection is 1 / half of the visible height. */
const planHeightOf = (projection: ArrayLike<number> | undefined): number | null => (projection?.[5] ? 2 / projection[5] : null);

const modeOf = (sdkMode: string | null): ViewMode | null =>
  (Object.keys(sdkModes) as ViewMode[]).find((mode) => sdkModes[mode] === sdkMode) ?? null;

const sweepFrom = ({
  id,
  sid,
  position,
  floorInfo,
}: {
  id?: string;
  sid: string;
  position: Sweep['position'];
  floorInfo?: { sequence?: number };
}) => ({
  id: id ?? sid,
  position: pointOf(position),
  floor: floorInfo?.sequence ?? null,
});

/** A room without bounds has no place, and cannot contain anything. */
const roomFrom = ({ id, label = '', bounds, floorInfo }: SdkRoom): ScanRoom[] =>
  bounds ? [{ id, name: label, floor: indexOf(floorInfo), bounds: { min: pointOf(bounds.min), max: pointOf(bounds.max) } }] : [];

const indexOf = ({ sequence = -1 }: { sequence?: number } = {}) => (sequence < 0 ? null : sequence);

const measurementFrom = ({ sid, label, totalLength, ofScan = true, floor = -1 }: SdkMeasurement): Measurement => ({
  id: sid,
  label,
  length: totalLength,
  ofScan,
  floor: floor < 0 ? null : floor,
});

const tagFrom = ({ id, label, description, anchorPosition, stemVector, color }: SdkTag): ModelTag => ({
  id,
  label,
  description,
  anchorPosition: pointOf(anchorPosition),
  stemVector: pointOf(stemVector),
  color: { r: color.r, g: color.g, b: color.b },
});

const pointOf = ({ x, y, z }: { x: number; y: number; z: number }) => ({ x, y, z });

const follow = <T>(observable: Observable<T> | undefined, changed: (value: T) => void): Subscription | undefined =>
  observable?.subscribe(changed);

const followAll = <T>(map: ObservableMap<T> | undefined, changed: (items: T[]) => void): Subscription | undefined =>
  map?.subscribe({ onCollectionUpdated: (items) => changed(itemsOf(items)) });

// older versions return a plain object
const itemsOf = <T>(items: SdkDictionary<T>): T[] =>
  Symbol.iterator in items ? [...(items as Iterable<[string, T]>)].map(([, item]) => item) : Object.values(items);
