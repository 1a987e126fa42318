import { useMemo } from 'react';
import { planSketch } from './plan-sketch';

type Props = { seed: string };

const frame = { width: 320, height: 180 };

/** A placeholder image: a floor plan generated from the seed. Fills a 16:9 frame. */
export function PlanPlaceholder({ seed }: Props) {
  const { walls, rooms, width, height } = useMemo(() => planSketch(seed), [seed]);
  const left = (frame.width - width) / 2;
  // slightly below the center, because a badge covers the upper corner
  const top = (frame.height - height) / 2 + 7;
  const [start, ...others] = rooms;
  return (
    <svg
      aria-hidden
      viewBox={`${-left} ${-top} ${frame.width} ${frame.height}`}
      fill="none"
      className="block size-full bg-sunken"
      preserveAspectRatio="xMidYMid slice"
    >
      <g className="stroke-drawing" strokeWidth={3.2} strokeLinecap="square" opacity={0.78}>
        <path d={walls} />
      </g>
      <path
        d={`M${rooms.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        className="stroke-accent-line"
        strokeWidth={1}
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      <g className="fill-sunken stroke-accent-line">
        {others.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={2.4} />
        ))}
      </g>
      {start && <circle cx={start.x} cy={start.y} r={3.6} className="fill-accent-line" />}
    </svg>
  );
}
