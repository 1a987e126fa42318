import { countOfType, paletteColorName, type TourType } from '@/domain/organizations/tour-types';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { FilterChips } from '@/widgets/entity-list/filter-chips';

type Props = {
  types: readonly TourType[];
  tours: readonly ListedTour[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
};

/** Toggles that filter the list by tour type, each with its colour and count. @see TOUR-004 */
export function TypeFilter({ types, tours, selected, onChange }: Props) {
  if (types.length === 0) {
    return (
      <p className="rounded-lg bg-sunken px-4 py-3 text-ink-soft text-sm">
        This organization has no tour types yet. Add them in its settings.
      </p>
    );
  }
  const options = types.map((type) => ({
    value: type.id,
    label: type.name || 'Unnamed type',
    count: countOfType(tours, type.id),
    color: `var(--color-${paletteColorName(type, 'chip')})`,
  }));
  return <FilterChips hasClear={false} label="Tour types" options={options} selected={selected} onChange={onChange} />;
}
