import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Affine, composed, inverseOf, type Spot, toSpot } from '@/domain/plans/affine';
import { type FloorFrame, type Size, yawTowards } from '@/domain/plans/floor-frame';
import { roomAtSpot } from '@/domain/plans/floor-map';
import type { Room } from '@/domain/rooms/rooms';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';

type Options = {
  frame: FloorFrame;
  size: Size;
  rooms: readonly Room[];
  turned: RefObject<Affine | null>;
  onPress: (spot: Spot) => void;
  onCluster: (index: number) => void;
};

/** A press is no drag below this many pixels. */
const dragPixels = 4;

type Press = { x: number; y: number; matrix: Affine; turnsFrom: number | null; isDrag: boolean };

/** What a pointer does on the map: a press goes there, dragging the cone turns the camera, and hovering names the room. */
export function useMapPointer({ frame, size, rooms, turned, onPress, onCluster }: Options) {
  const { readyShowcase, turnTo } = usePlayerSession();
  const press = useRef<Press | null>(null);
  const [hovered, setHovered] = useState('');
  /** From the scan to the drawing as it is turned now. */
  const matrixNow = () => (turned.current ? composed(turned.current, frame.matrix) : frame.matrix);
  const spotOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>, matrix: Affine): Spot | null => {
    const box = currentTarget.getBoundingClientRect();
    const inverse = inverseOf(matrix);
    const scale = { x: box.width > 0 ? size.width / box.width : 1, y: box.height > 0 ? size.height / box.height : 1 };
    return inverse && toSpot(inverse, { x: (clientX - box.x) * scale.x, y: (clientY - box.y) * scale.y });
  };
  /** The direction from the camera to the pointer. */
  const yawTo = (spot: Spot | null): number | null => {
    const pose = readyShowcase()?.values.pose.value;
    return pose && spot ? yawTowards(pose.position, spot) : null;
  };
  return {
    hovered,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.button !== 0) return;
        const matrix = matrixNow();
        const isCone = (event.target as Element).closest('[data-cone]') !== null;
        press.current = {
          x: event.clientX,
          y: event.clientY,
          matrix,
          turnsFrom: isCone ? yawTo(spotOf(event, matrix)) : null,
          isDrag: false,
        };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const started = press.current;
        if (!started) {
          const spot = spotOf(event, matrixNow());
          setHovered(spot ? (roomAtSpot(rooms, spot)?.name ?? '') : '');
          return;
        }
        if (Math.hypot(event.clientX - started.x, event.clientY - started.y) > dragPixels) started.isDrag = true;
        // the map as it was: one that turns with the camera would run away from the pointer
        const yaw = started.isDrag && started.turnsFrom !== null ? yawTo(spotOf(event, started.matrix)) : null;
        if (yaw === null) return;
        turnTo(yaw);
      },
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
        const started = press.current;
        press.current = null;
        if (!started || started.isDrag) return;
        // the pointer is captured, so the target of this event is the whole map
        const [target] = document.elementsFromPoint?.(event.clientX, event.clientY) ?? [];
        const cluster = (target ?? (event.target as Element)).closest('[data-cluster]')?.getAttribute('data-cluster');
        if (cluster) return onCluster(Number(cluster));
        const spot = spotOf(event, started.matrix);
        if (spot) onPress(spot);
      },
      onPointerCancel: () => {
        press.current = null;
      },
      onPointerLeave: () => setHovered(''),
    },
  };
}
