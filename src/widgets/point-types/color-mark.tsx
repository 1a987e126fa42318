import { type PointColor, pointColors } from '@/domain/point-types/point-type';
import { pointShapes } from '@/domain/point-types/shapes';
import { cn } from '@/ui/cn';

type Props = { color: PointColor; className?: string };

/** A colour with its shape, so that it is never told by colour alone. */
export const ColorMark = ({ color, className }: Props) => (
  <svg aria-hidden viewBox="0 0 16 16" className={cn('size-3.5 shrink-0', className)} style={{ color: pointColorValue(color) }}>
    <path d={pointShapes[color]} fill="currentColor" stroke="var(--color-surface)" strokeWidth={1} />
  </svg>
);

/** The colour as a value of CSS; those of the palette are readable on light and dark. */
export const pointColorValue = (color: PointColor): string => `var(--color-${color}-500)`;

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The colours as options of a list. */
export const colorOptions = pointColors.map((color) => ({ value: color, label: titled(color) }));
