import { plural } from '@/domain/plural';
import type { Tour } from '@/domain/tours/tour';
import { CheckboxField } from '@/ui/checkbox-field';
import { SelectionTree } from './selection-tree';
import type { PublishForm } from './use-publish';

type Props = { tour: Tour; form: PublishForm; change: (changes: Partial<PublishForm>) => void };

/** What of the tour is published. */
export const Included = ({ tour, form, change }: Props) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 font-medium text-ink text-sm">Include</legend>
    <SelectionTree folders={tour.folders} excluded={form.excluded} onChange={(excluded) => change({ excluded })} />
    {tour.floorplans.length > 0 && (
      <CheckboxField
        label="Floor plans"
        hint={plural(tour.floorplans.length, { one: '# floor plan', other: '# floor plans' })}
        checked={form.floorplans}
        onChange={({ target }) => change({ floorplans: target.checked })}
      />
    )}
    {tour.documents.length > 0 && (
      <CheckboxField
        label="Documents"
        hint={plural(tour.documents.length, { one: '# document', other: '# documents' })}
        checked={form.documents}
        onChange={({ target }) => change({ documents: target.checked })}
      />
    )}
    {tour.folders.length === 0 && (
      <p className="text-ink-soft text-sm">This tour has no points of interest yet: only the scan is published.</p>
    )}
  </fieldset>
);
