import { plural } from '@/domain/plural';
import type { SheetPlan } from '@/domain/tours/spreadsheet/sheet-plan';
import { CheckboxField } from '@/ui/checkbox-field';
import { Segmented } from '@/ui/segmented';
import { fewNames } from '../batch/few-names';
import type { SheetImport } from './use-sheet-import';

type Props = { importing: SheetImport; plan: SheetPlan };

/** What is done with empty cells, unknown ids and missing points: nothing, unless it is asked for. */
export function SheetOptionFields({ importing: { options, setOptions, deletes, setDeletes }, plan }: Props) {
  const unknown = plan.rejected.filter(({ isUnknownId }) => isUnknownId).length;
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">Options of the import</legend>
      <CheckboxField
        label="Empty cells clear texts, links, videos and files"
        hint="Otherwise an empty cell changes nothing."
        checked={options.clears}
        onChange={({ target }) => setOptions({ ...options, clears: target.checked })}
      />
      {(unknown > 0 || options.createsUnknown) && (
        <CheckboxField
          label="Rows with unknown ids become new points"
          checked={options.createsUnknown}
          onChange={({ target }) => setOptions({ ...options, createsUnknown: target.checked })}
        />
      )}
      {plan.missing.length > 0 && (
        <CheckboxField
          label={`Delete ${plural(plan.missing.length, { one: '# point that is', other: '# points that are' })} not in the file`}
          hint={<MissingPoints missing={plan.missing} />}
          checked={deletes}
          onChange={({ target }) => setDeletes(target.checked)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 pt-1.5">
        <span className="text-ink text-sm">Numbers are written</span>
        <Segmented
          label="Numbers are written"
          value={options.decimal ?? 'auto'}
          segments={[
            { value: 'auto', label: 'As the file shows' },
            { value: '.', label: '1.5' },
            { value: ',', label: '1,5' },
          ]}
          onChange={(decimal) => setOptions({ ...options, decimal: decimal === 'auto' ? null : decimal })}
        />
      </div>
    </fieldset>
  );
}

function MissingPoints({ missing }: Pick<SheetPlan, 'missing'>) {
  const denied = missing.filter(({ denial }) => denial !== null);
  return (
    <span className="wrap-anywhere">
      {fewNames(missing, 20)}.{denied.length > 0 && ` Not deleted, because they have files: ${fewNames(denied, 20)}.`}
    </span>
  );
}
