import { isOrigin } from '@/domain/geometry';
import { liveValue } from './live';
import type { CameraPose, Floor, ModelTag, ShowcaseValues, Sweep, ViewMode } from './port';
import { type Observable, type ObservableMap, type Sdk, type SdkDictionary, type SdkTag, type Subscription, sdkModes } from './sdk';

/** The values before anything is known. */
export function unknownValues() {
  return {
    pose: liveValue<CameraPose | null>(null),
    zoom: liveValue(1),
    mode: liveValue<ViewMode | null>(null),
    moving: liveValue(false),
    sweep: liveValue(''),
    floor: liveValue<number | 'all' | null>(null),
    floors: liveValue<readonly Floor[]>([]),
    sweeps: liveValue<readonly Sweep[]>([]),
    modelTags: liveValue<readonly ModelTag[]>([]),
    measuring: liveValue(false),
  } satisfies ShowcaseValues;
}

export type SettableValues = ReturnType<typeof unknownValues>;

/**
 * Keeps the values as the viewer tells them; copies, because the SDK's own change later. The answer ends it.
 * @param isOurs tells tags that Loggia placed
 * @param hidden tags of the model that the viewer does not show now
 */
export function followValues(sdk: Sdk, values: SettableValues, isOurs: (tagId: string) => boolean, hidden: () => ModelTag[]): () => void {
  const subscriptions = [
    follow(sdk.Camera.pose, ({ position, rotation, sweep, mode }) => {
      values.pose.set({
        position: pointOf(position),
        rotation: { x: rotation.x, y: rotation.y },
        sweep,
        mode: modeOf(mode) ?? 'transitioning',
      });
    }),
    follow(sdk.Camera.zoom, ({ level }) => values.zoom.set(level)),
    follow(sdk.Measurements?.mode, ({ active }) => values.measuring.set(active)),
    followAll(sdk.Sweep.data, (sweeps) => values.sweeps.set(sweeps.filter(({ position }) => !isOrigin(position)).map(sweepFrom))),
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
      // An empty id means moving, where the floor left is as good as any; no id at all is a view without a floor.
      else if (id === undefined) floor.set(null);
    }),
  ];
}

function followMoves({ Mode, Sweep }: Sdk, { mode, sweep, moving }: SettableValues) {
  let present: ViewMode | null = null;
  const settle = () => moving.set(present === null || (present === 'inside' && sweep.value === ''));
  return [
    follow(Mode.current, (current) => {
      present = modeOf(current);
      if (present) mode.set(present);
      settle();
    }),
    follow(Sweep.current, ({ id, sid }) => {
      sweep.set(id ?? sid ?? '');
      settle();
    }),
  ];
}

const modeOf = (word: string | null): ViewMode | null =>
  (Object.keys(sdkModes) as ViewMode[]).find((mode) => sdkModes[mode] === word) ?? null;

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

// Older versions hand out a plain object.
const itemsOf = <T>(items: SdkDictionary<T>): T[] =>
  Symbol.iterator in items ? [...(items as Iterable<[string, T]>)].map(([, item]) => item) : Object.values(items);
