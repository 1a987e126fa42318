import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { updateTour } from '@/backend/tours/commands';
import { tourLimits } from '@/domain/limits';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourNameProblem } from '@/domain/tours/tour-name';
import { useTextForm } from '@/ui/use-text-form';
import { useMutation } from '@/widgets/use-mutation';

type Props = { tour: ListedTour; onClose: () => void };

/** Renames a tour in its place in the list: Enter saves, Escape and leaving the field restore the name. @see TOUR-058 TOUR-059 */
export function RenameTour({ tour, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const { mutate } = useMutation({
    mutationFn: (name: string) => updateTour({ id: tour.id, name }),
    meta: { done: 'Tour updated', failed: 'Error updating tour: ' },
  });
  const closeAndFocus = () => {
    flushSync(onClose);
    document.querySelector<HTMLElement>(`[data-item="${CSS.escape(tour.id)}"] h3 a`)?.focus({ preventScroll: true });
  };
  const { value, error, onChange, onSubmit } = useTextForm(tour.name, (name) => {
    const problem = tourNameProblem(name);
    if (problem) return problem;
    if (name.trim() !== tour.name) mutate(name.trim());
    closeAndFocus();
    return null;
  });
  return (
    <form onSubmit={onSubmit} noValidate className="relative z-1">
      <input
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: F2 asked for the field
        autoFocus
        aria-label={`New name of ${tour.name || 'the tour'}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={`rename-${tour.id}`}
        value={value}
        maxLength={tourLimits.name}
        onChange={onChange}
        onBlur={onClose}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') closeAndFocus();
        }}
        className="h-8 w-full min-w-0 rounded-md border border-line-strong bg-surface px-2 font-medium text-ink text-sm aria-invalid:border-danger touch:h-11 max-md:text-base"
      />
      <p
        id={`rename-${tour.id}`}
        role="alert"
        className="absolute top-full start-0 mt-1 rounded-md bg-danger-wash px-2 py-1 font-normal text-danger text-xs empty:hidden"
      >
        {error}
      </p>
    </form>
  );
}
