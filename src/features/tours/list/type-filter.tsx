import type { TourTypeId } from '@/domain/ids';
import { paletteName, type TourType } from '@/domain/organizations/tour-types';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';

type Props = {
  id: string;
  types: readonly TourType[];
  tours: readonly ListedTour[];
  chosen: ReadonlySet<TourTypeId>;
  onChange: (chosen: ReadonlySet<TourTypeId>) => void;
};

/** The types of the organization, each with its colour and count; pressed ones narrow the list. @see TOUR-004 */
export function TypeFilter({ id, types, tours, chosen, onChange }: Props) {
  if (types.length === 0) {
    return (
      <p id={id} className="rounded-lg bg-sunken px-4 py-3 text-ink-soft text-sm">
        This organization has no tour types yet. They are kept in its settings.
      </p>
    );
  }
  const counts = countsOf(tours);
  const toggled = (type: TourTypeId) => new Set(chosen.has(type) ? [...chosen].filter((other) => other !== type) : [...chosen, type]);
  return (
    <fieldset id={id} className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Tour types</legend>
      {types.map((type) => (
        <TypeChip
          key={type.id}
          type={type}
          count={counts.get(type.id) ?? 0}
          isChosen={chosen.has(type.id)}
          onPress={() => onChange(toggled(type.id))}
        />
      ))}
      {chosen.size > 0 && (
        <Button look="quiet" size="small" onClick={() => onChange(new Set())}>
          Clear filter
        </Button>
      )}
    </fieldset>
  );
}

function countsOf(tours: readonly ListedTour[]): ReadonlyMap<TourTypeId, number> {
  const counts = new Map<TourTypeId, number>();
  for (const { tourTypeId } of tours) counts.set(tourTypeId, (counts.get(tourTypeId) ?? 0) + 1);
  return counts;
}

type ChipProps = { type: TourType; count: number; isChosen: boolean; onPress: () => void };

function TypeChip({ type, count, isChosen, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={cn(
        'inline-flex h-8 items-center gap-2 rounded-full border px-3 font-medium text-sm transition-colors max-md:h-11 max-md:px-4',
        isChosen ? 'border-ink bg-ink text-canvas' : 'border-line bg-surface text-ink hover:border-line-strong hover:bg-hover',
      )}
    >
      <span
        aria-hidden
        className="size-2.5 rounded-full outline outline-white/60"
        style={{ background: `var(--color-${paletteName(type, 'chip')})` }}
      />
      {type.name || 'Unnamed type'} <span className={cn('tabular-nums text-xs', isChosen ? 'opacity-80' : 'text-ink-faint')}>{count}</span>
    </button>
  );
}
