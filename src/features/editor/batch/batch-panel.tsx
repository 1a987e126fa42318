import { useMemo } from 'react';
import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { SearchBox } from '@/ui/search-box';
import { Segmented } from '@/ui/segmented';
import { EditedPointsFilter, usePointFilter } from '../point-types/edited-points-filter';
import { BatchReuse } from '../reuse/batch-reuse';
import { useEditingState } from '../session/editing-context';
import { BatchList, TickBox } from './batch-list';
import { BatchOperations } from './batch-operations';
import { batchRows, nouns } from './batch-rows';
import { BatchOutcome, BatchQuestion } from './batch-run';
import { type Tick, tickOf } from './selection';
import { useBatchRun } from './use-batch-run';
import type { BatchSelection } from './use-selection';

/** Selects and changes many points of interest or folders at once. @see EDIT-066 */
export function BatchPanel({ chosen }: { chosen: BatchSelection }) {
  const folders = useEditingState((state) => state.edited.folders);
  const { type, selection, search } = chosen;
  const filter = usePointFilter();
  const isFiltered = type === 'pois' && filter.isOn;
  const rows = useMemo(
    () => batchRows(isFiltered ? filter.apply(folders) : folders, type, search),
    [filter.apply, isFiltered, folders, type, search],
  );
  const run = useBatchRun(chosen);
  const [what, noun] = type === 'pois' ? (['PoI', nouns.poi] as const) : (['folder', nouns.folder] as const);
  const count = useMemo(
    () => [...knownIds(batchRows(folders, type, ''))].filter((id) => selection.has(id)).length,
    [folders, type, selection],
  );
  const hidden = count - [...knownIds(rows)].filter((id) => selection.has(id)).length;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 md:h-[min(32rem,calc(100dvh-18rem))] md:flex-row md:gap-5">
        <div className="flex min-h-0 min-w-0 flex-col gap-3 max-md:h-[39dvh] md:grow">
          <div className="flex flex-wrap items-center gap-3">
            <Segmented
              label="Type"
              value={type}
              segments={[
                { value: 'pois', label: 'PoIs' },
                { value: 'folders', label: 'Folders' },
              ]}
              onChange={chosen.setType}
            />
            <div className="min-w-0 grow [&_search]:w-full">
              <SearchBox label={`Search ${what}s`} value={search} onChange={chosen.setSearch} />
            </div>
          </div>
          {type === 'pois' && <EditedPointsFilter />}
          <div className="flex min-h-9 items-center justify-between gap-3">
            <AllBox
              label={isFiltered || search.trim() !== '' ? 'Select all that match' : 'Select all'}
              tick={tickOf(selection, rows)}
              isEmpty={rows.length === 0}
              onAll={(isChosen) => chosen.chooseAll(rows, isChosen)}
            />
            <p className="truncate text-ink-soft text-sm tabular-nums" aria-live="polite">
              {plural(count, noun)} selected{hidden > 0 && `, ${hidden} not shown`}
            </p>
            {count > 0 && (
              <Button look="quiet" size="small" onClick={chosen.clear}>
                Clear
              </Button>
            )}
          </div>
          {rows.length > 0 ? (
            <BatchList
              key={type}
              label={type === 'pois' ? 'Points of interest' : 'Folders'}
              rows={rows}
              selection={selection}
              onToggle={chosen.toggle}
              onExtend={(to) => chosen.extend(rows, to)}
              onAll={(isChosen) => chosen.chooseAll(rows, isChosen)}
            />
          ) : (
            <p className="rounded-lg border border-line border-dashed px-4 py-10 text-center text-ink-soft text-sm">
              {nothingFound(what, search.trim(), isFiltered)}
            </p>
          )}
        </div>
        <div className="flex shrink-0 flex-col gap-2 *:shrink-0 md:w-60 md:overflow-y-auto">
          <h3 className="font-medium text-ink text-sm max-md:sr-only">With {plural(count, noun)}</h3>
          {type === 'pois' && (
            <Button size="small" disabled={count === 0} onClick={() => run.start({ type: 'set' })}>
              Set fields…
            </Button>
          )}
          <BatchOperations type={type} count={selection.size} onRun={run.start} />
          <BatchReuse type={type} selection={selection} isEmpty={count === 0} />
        </div>
      </div>
      <BatchOutcome run={run} />
      <BatchQuestion chosen={chosen} run={run} count={count} />
    </div>
  );
}

function nothingFound(what: string, search: string, isFiltered: boolean): string {
  if (isFiltered) return search === '' ? `The filter hides all ${what}s.` : `No ${what} that the filter shows has “${search}” in its name.`;
  return search === '' ? `There are no ${what}s in this tour yet.` : `No ${what} has “${search}” in its name.`;
}

const knownIds = (rows: readonly { ids: readonly string[]; isOwn: boolean }[]): Set<string> =>
  new Set(rows.flatMap((row) => (row.isOwn ? row.ids : [])));

type AllProps = { label: string; tick: Tick; isEmpty: boolean; onAll: (isChosen: boolean) => void };

function AllBox({ label, tick, isEmpty, onAll }: AllProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-3 text-ink-soft text-sm outline-accent-line transition-colors hover:bg-hover hover:text-ink has-focus-visible:outline-2 touch:min-h-11">
      <input
        type="checkbox"
        className="sr-only"
        ref={(input) => {
          if (input) input.indeterminate = tick === 'some';
        }}
        checked={tick === 'all'}
        disabled={isEmpty}
        onChange={() => onAll(tick !== 'all')}
      />
      <TickBox tick={tick} />
      {label}
    </label>
  );
}
