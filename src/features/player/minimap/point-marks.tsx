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
        {items.length === 1 && first.mark ? (
          <path
            d={first.mark.shape}
            transform="translate(-8 -8)"
            fill={first.mark.color}
            className={isActive ? 'stroke-accent-line' : 'stroke-light'}
            strokeWidth={isActive ? 2 : 1}
          />
        ) : (
          <PointDot count={items.length} icon={first.icon} isActive={isActive} />
        )}
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

type DotProps = { count: number; icon: MapPoint['icon']; isActive: boolean };

const PointDot = ({ count, icon, isActive }: DotProps) => (
  <>
    <circle r={radiusOf(count) + 2} className="fill-on-light" />
    <circle r={radiusOf(count) + 1} className={isActive ? 'fill-accent-line' : 'fill-light'} />
    <circle r={radiusOf(count)} fill={count === 1 ? iconColors[icon] : undefined} className={count > 1 ? 'fill-on-light' : ''} />
  </>
);

const radiusOf = (count: number) => (count === 1 ? 4 : 8);
