import type { Viewer } from '../../viewer/port';
import { type Observable, sameContent } from '../observable';
import { type Dictionary, dictionaryOf, ObservableMap } from '../observable-map';
import { sdkError } from '../sdk-error';
import type { Showcase } from '../showcase';

export type FloorData = { id: string; name: string; sequence: number };
type Shown = Viewer['floor']['value'];
type CurrentFloor = { id: string | undefined; name: string; sequence: number | undefined };

/** Floors, counted from 0 at the bottom. @see showcase-sdk §2.5 */
export function floorNamespace(showcase: Showcase) {
  const { viewer, whileVisiting, whenScanned, requirePlaying } = showcase;
  const data = new ObservableMap<FloorData>();
  whenScanned(({ floors }) => {
    const bottomUp = floors.toSorted((a, b) => a.sequence - b.sequence);
    data.change({ set: bottomUp.map(({ id, name, sequence }) => [id, { id, name, sequence }]) });
  });
  const bySequence = (sequence: number) => data.values().find((floor) => floor.sequence === sequence);
  const current = whileVisiting([viewer.floor], () => currentFloor(viewer.floor.value, bySequence), sameContent);
  const heading = announceChanges(showcase, bySequence);
  return {
    Event: { CHANGE_START: 'floors.changestart', CHANGE_END: 'floors.changeend' } as const,
    Conversion: { createIdMap: async (_invert = false): Promise<Dictionary<string>> => sameIds(data.keys()) },
    data,
    current: current as Observable<CurrentFloor>,
    /** Inside, moves to the nearest sweep of that floor; otherwise only changes which floor is visible. @throws InvalidArgument for an unknown floor */
    async moveTo(index: number): Promise<number> {
      requirePlaying('changing the floor');
      if (!bySequence(index)) throw sdkError('InvalidArgument', `There is no floor ${String(index)}. Floors count from 0 at the bottom.`);
      heading.to = index;
      try {
        return await viewer.goToFloor(index);
      } finally {
        heading.to = undefined;
      }
    },
    async showAll(): Promise<void> {
      requirePlaying('showing all floors');
      await viewer.showAllFloors();
    },
    /** @deprecated of the provider: `data` and `current` */
    async getData() {
      await showcase.scan();
      const floors = data.values();
      const shown = viewer.floor.value;
      return {
        currentFloor: typeof shown === 'number' ? shown : -1,
        totalFloors: floors.length,
        floorNames: floors.map(({ name }) => name),
      };
    },
  };
}

/** The manifest has no legacy ids of floors and rooms, so each id maps to itself, in both directions. */
export function sameIds(ids: readonly string[]): Dictionary<string> {
  return dictionaryOf(ids.map((id) => [id, id]));
}

function currentFloor(shown: Shown, bySequence: (sequence: number) => FloorData | undefined): CurrentFloor {
  if (shown === 'all') return { id: '', sequence: -1, name: 'all' };
  if (shown === 'moving') return { id: '', sequence: undefined, name: '' };
  const floor = typeof shown === 'number' ? bySequence(shown) : undefined;
  return floor ? { ...floor } : { id: undefined, sequence: undefined, name: '' };
}

/** Start and end of each change of floor. For a move to another floor, the start is emitted at departure. */
function announceChanges(
  { viewer, events }: Showcase,
  bySequence: (sequence: number) => FloorData | undefined,
): { to: number | undefined } {
  const heading: { to: number | undefined } = { to: undefined };
  let settled = viewer.floor.value;
  let started: number | undefined;
  const start = (to: number) => {
    if (started !== to) events.emit('floors.changestart', to, indexOf(settled));
    started = to;
  };
  const end = (to: number) => events.emit('floors.changeend', to, to === -1 ? 'all' : (bySequence(to)?.name ?? ''));
  viewer.floor.subscribe((shown) => {
    if (shown === 'moving') {
      if (heading.to !== undefined && heading.to !== settled) start(heading.to);
      return;
    }
    const known = typeof settled === 'number' || settled === 'all';
    if (known && shown !== settled) {
      start(indexOf(shown));
      end(indexOf(shown));
    }
    started = undefined;
    settled = shown;
  });
  return heading;
}

const indexOf = (shown: Shown) => (typeof shown === 'number' ? shown : -1);
