import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Affine, svgMatrix, toPixel } from '@/domain/plans/affine';
import { conePath, type FloorFrame, headingIn, type Size, turnedWith } from '@/domain/plans/floor-frame';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';

/** Of viewers that do not say what they show. */
const usualView = 75;
const coneRadius = 34;

type Options = {
  frame: FloorFrame;
  size: Size;
  /** whether the camera is on the floor that is drawn, at a place of it */
  isHere: boolean;
  /** whether the map turns with the camera */
  turns: boolean;
};

/** The marks that follow the camera: `map` is all that turns, `me` its position and direction, `cone` what it sees. */
export type MeRefs = { map: RefObject<SVGGElement | null>; me: RefObject<SVGGElement | null>; cone: RefObject<SVGPathElement | null> };

/** Follows the camera within its frame: transforms are written, nothing is rendered. @param turned receives how the map is turned */
export function useMe({ map, me, cone }: MeRefs, options: Options, turned: RefObject<Affine | null>): void {
  const session = usePlayerSession();
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const freeShare = usePlayerState((state) => state.freeShare);
  const write = useEffectEvent(() => {
    const values = session.readyShowcase()?.values;
    const pose = values?.pose.value;
    const { frame, size, isHere, turns } = options;
    if (!map.current || !me.current) return;
    const isInside = pose?.mode === 'inside' || pose?.mode === 'transitioning';
    me.current.toggleAttribute('data-away', !isHere || values?.mode.value !== 'inside' || !isInside);
    if (pose && isInside && isHere) {
      const at = toPixel(frame.matrix, { x: pose.position.x, z: pose.position.z });
      const heading = headingIn(frame.matrix, pose.rotation.y);
      me.current.setAttribute('transform', `translate(${at.x.toFixed(2)} ${at.y.toFixed(2)}) rotate(${heading.toFixed(2)})`);
      me.current.removeAttribute('display');
      turned.current = turns ? turnedWith(size, at, heading) : null;
    }
    if (!turns) turned.current = null;
    map.current.setAttribute('transform', turned.current ? svgMatrix(turned.current) : '');
    map.current.style.setProperty('--upright', `${turned.current ? upright(turned.current) : 0}deg`);
  });
  const writeCone = useEffectEvent(() => {
    const view = session.readyShowcase()?.values.fieldOfView.value ?? usualView;
    cone.current?.setAttribute('d', conePath(visibleView(view, freeShare), coneRadius));
  });
  // what it is drawn with has changed
  useEffect(() => {
    write();
    writeCone();
  });
  useEffect(() => {
    const values = isReady ? session.readyShowcase()?.values : undefined;
    if (!values) return;
    const stops = [
      values.pose.subscribe(() => write()),
      values.mode.subscribe(() => write()),
      values.fieldOfView.subscribe(() => writeCone()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, isReady]);
}

/** What panels leave of the field of view, in its middle. */
const visibleView = (view: number, share: number): number => (Math.atan(Math.tan((view * Math.PI) / 360) * share) * 360) / Math.PI;

/** Turns numbers upright again. */
const upright = ([a, b]: Affine): number => (-Math.atan2(b, a) * 180) / Math.PI;
