import type { Folder } from '../folders/folder';
import { type PoiId, poiId } from '../ids';
import { type PointType, typeOf } from '../point-types/point-type';
import { withState } from '../point-types/values';
import type { Poi } from '../pois/poi';
import { date, isRecord, record, type Stored, text } from '../stored';

/** The state in which a point was found last, and when. */
export type CheckedState = { state: string; at: Date };
export type CheckedStates = ReadonlyMap<PoiId, CheckedState>;

export const noCheckedStates: CheckedStates = new Map();

/** Of how many points the last check is stored in one document: more than a tour can have. */
export const maxCheckedStates = 5000;
/** Bytes of all states, of which a document holds 1 MiB, and of one besides its point and its id. */
const maxBytes = 900_000;
const stateBytes = 40;

/** Whether a document can have the state of a point under this name: names between two underscores are the store's own. */
export const isStorablePoint = (point: string): boolean => point !== '' && !/^__.*__$/s.test(point);

/** Reads `tours/{tour}/states/current`, which the server keeps from the checks of the tour. */
export const checkedStatesFrom = (_id: string, stored: Stored): CheckedStates =>
  new Map(
    Object.entries(record(stored.points)).flatMap(([point, value]) => {
      const { state, at } = isRecord(value) ? value : {};
      const moment = date(at);
      return text(state) === '' || !moment ? [] : [[poiId(point), { state: text(state), at: moment }] as const];
    }),
  );

/** States with one that may be later than the one that is there. */
export function withLatest(states: CheckedStates, point: PoiId, checked: CheckedState): CheckedStates {
  const before = states.get(point);
  return before && before.at.getTime() >= checked.at.getTime() ? states : new Map([...states, [point, checked]]);
}

/** How the states are stored: the latest ones, if there are more than can be, so that the document can always be written. */
export function storedStates(states: CheckedStates): Record<string, CheckedState> {
  const encoder = new TextEncoder();
  let remaining = maxBytes;
  const latest = [...states].toSorted(([, one], [, other]) => other.at.getTime() - one.at.getTime()).slice(0, maxCheckedStates);
  const end = latest.findIndex(([point, { state }]) => {
    remaining -= encoder.encode(point + state).length + stateBytes;
    return remaining < 0;
  });
  return Object.fromEntries(end < 0 ? latest : latest.slice(0, end));
}

/**
 * The state that a check found, where it counts: it is one of the point's type, and nobody who edits the tour chose another one since.
 */
export function checkedStateOf(poi: Pick<Poi, 'identifier' | 'typeId' | 'stateAt'>, types: readonly PointType[], states: CheckedStates) {
  const checked = states.get(poi.identifier);
  if (!checked || (poi.stateAt !== undefined && Date.parse(poi.stateAt) >= checked.at.getTime())) return undefined;
  const state = typeOf(types, poi.typeId)?.states.find(({ id }) => id === checked.state);
  return state && { state, at: checked.at };
}

/** Folders with points in the states in which they were found last. What stays equal stays the same object. */
export function withCheckedStates(folders: readonly Folder[], types: readonly PointType[], states: CheckedStates): readonly Folder[] {
  const found = (poi: Poi): Poi => {
    const checked = checkedStateOf(poi, types, states);
    return !checked || checked.state.id === poi.state ? poi : withState(poi, checked.state, checked.at);
  };
  return changed(folders, (folder) => {
    const pois = changed(folder.pois, found);
    const children = withCheckedStates(folder.children, types, states);
    return pois === folder.pois && children === folder.children ? folder : { ...folder, pois: [...pois], children: [...children] };
  });
}

/** The list with each item as `change` gives it; the same list if all are the same objects. Visitors load this, and not what edits folders. */
function changed<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const next = items.map(change);
  return next.every((item, index) => item === items[index]) ? items : next;
}
