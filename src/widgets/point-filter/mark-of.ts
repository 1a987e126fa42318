import { iconColors } from '@/domain/icon-colors';
import type { IconRef } from '@/domain/icons';
import type { PointMark } from '@/domain/point-types/marked';
import type { PointColor } from '@/domain/point-types/point-type';
import { pointShapes } from '@/domain/point-types/shapes';

const icons: Record<PointColor, IconRef> = {
  gray: 'black',
  green: 'green',
  blue: 'blue',
  indigo: 'teal',
  purple: 'purple',
  pink: 'pink',
  red: 'red',
  yellow: 'white',
};

/** The mark of points of a colour, which their names say too. */
export const markOf = (color: PointColor, name: string): PointMark => ({
  name,
  color: iconColors[color],
  shape: pointShapes[color],
  icon: icons[color],
});
