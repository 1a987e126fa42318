import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '@/domain/app-error';
import type { Vector } from '@/domain/geometry';
import { type IconRef, iconHoverImage, iconImage } from '@/domain/icons';
import type { PointPair } from '@/domain/locations/alignment';
import type { PlacedTag, Placing } from '@/showcase/port';
import { type Side, sides, type Viewers } from './viewers';

/** One of the four points: the same two places in each of the scans. */
export type PointKey = `${Side} ${1 | 2}`;
export type Points = Partial<Record<PointKey, Vector>>;

/** The colour of the pin of each of the places. */
export const pinIcons: Record<1 | 2, IconRef> = { 1: 'blue', 2: 'pink' };

const stemMetres = 0.3;
const origin: Vector = { x: 0, y: 0, z: 0 };

/** Points that are chosen in two scans, where they are shown as pins until this is over. */
export function usePoints(viewers: Viewers) {
  const [points, setPoints] = useState<Points>({});
  const [current, setCurrent] = useState<PointKey | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef<Promise<Placing> | null>(null);
  const cancel = () => attempt.current?.then((placing) => placing.cancel()).catch(() => undefined);
  const end = useEffectEvent(() => {
    void cancel();
    // a viewer that is gone has no pins either
    for (const key of allKeys) viewers[sideOf(key)]?.removeTag(pinOf(key).id).catch(() => undefined);
  });
  useEffect(() => () => end(), []);

  /** Waits for a press in the scan; `middle` takes the place in the middle of the view at once. */
  const choose = async (key: PointKey, how: 'press' | 'middle') => {
    const viewer = viewers[sideOf(key)];
    if (!viewer) return;
    // the last one ends first: a scan waits for one press at a time
    const own = Promise.resolve(cancel()).then(() => viewer.startPlacing(pinOf(key, points[key]), stemMetres));
    attempt.current = own;
    setProblem(null);
    setCurrent(key);
    try {
      const placing = await own;
      if (how === 'middle') await placing.putInMiddle().catch(rethrowAfter(placing.cancel));
      const position = await placing.done;
      if (position) setPoints((others) => ({ ...others, [key]: position.anchorPosition }));
    } catch (error) {
      setProblem(errorMessage(error));
    }
    if (attempt.current !== own) return;
    attempt.current = null;
    setCurrent(null);
  };
  return { points, current, problem, choose, cancel };
}

const rethrowAfter = (cancel: () => void) => (error: unknown) => {
  cancel();
  throw error;
};

/** In the order in which they are chosen: a place in both, then the next. */
export const allKeys: readonly PointKey[] = ([1, 2] as const).flatMap((place) => sides.map((side): PointKey => `${side} ${place}`));

export const sideOf = (key: PointKey): Side => (key.startsWith('first') ? 'first' : 'second');
export const placeOf = (key: PointKey): 1 | 2 => (key.endsWith('1') ? 1 : 2);

/** Both pairs, once all four points are chosen. */
export function pairsOf(points: Points): [PointPair, PointPair] | null {
  const { 'first 1': one, 'first 2': other, 'second 1': oneThere, 'second 2': otherThere } = points;
  if (!one || !other || !oneThere || !otherThere) return null;
  return [
    { from: one, to: oneThere },
    { from: other, to: otherThere },
  ];
}

const pinOf = (key: PointKey, at = origin): PlacedTag => ({
  id: `alignment ${key}`,
  label: `Point ${placeOf(key)}`,
  description: '',
  anchorPosition: at,
  stemVector: { x: 0, y: stemMetres, z: 0 },
  color: { r: 1, g: 1, b: 1 },
  icon: { image: iconImage(pinIcons[placeOf(key)]), hover: iconHoverImage(pinIcons[placeOf(key)]) },
});
