import { memo } from 'react';
import { iconColors } from '@/domain/icon-colors';
import type { Cluster, MapPoint } from '@/domain/plans/floor-map';

type Props = { clusters: readonly Cluster<MapPoint>[]; active: string | null };

/** The points of a floor: a dot in the colour of its icon, or how many there are where they are too close. */
export const PointMarks = memo(function PointMarks({ clusters, active }: Props) {
  return clusters.map(({ at: { x, y }, items }, index) => {
    const [first] = items;
    if (!first) return null;
    const isActive = items.some(({ id }) => id === active);
    return (
      <g key={first.id} data-cluster={index} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className="cursor-pointer">
        <title>{items.length === 1 ? first.name : items.map(({ name }) => name).join('\n')}</title>
        {/* as large as a finger needs */}
        <circle r={12} fill="transparent" />
        <circle r={radiusOf(items.length) + 2} className="fill-on-light" />
        <circle r={radiusOf(items.length) + 1} className={isActive ? 'fill-accent-line' : 'fill-light'} />
        <circle
          r={radiusOf(items.length)}
          fill={items.length === 1 ? iconColors[first.icon] : undefined}
          className={items.length > 1 ? 'fill-on-light' : ''}
        />
        {items.length > 1 && (
          <text
            textAnchor="middle"
            dominantBaseline="central"
            className="pointer-events-none select-none fill-light font-medium text-[10px] tabular-nums rotate-(--upright)"
          >
            {items.length > 99 ? '99+' : items.length}
          </text>
        )}
      </g>
    );
  });
});

const radiusOf = (count: number) => (count === 1 ? 4 : 8);
