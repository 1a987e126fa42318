import type { PointMark } from '@/domain/point-types/marked';

/** The mark of a point while points are coloured: a shape in its colour. What it means stands beside it. */
export const PoiMark = ({ mark: { color, shape } }: { mark: Pick<PointMark, 'color' | 'shape'> }) => (
  <svg aria-hidden viewBox="0 0 16 16" className="size-5 shrink-0">
    <path d={shape} fill={color} stroke="white" strokeWidth={1} />
  </svg>
);
