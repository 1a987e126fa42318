import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { OutcomeLine } from '../batch/batch-run';
import { useEditingState } from '../session/editing-context';
import { HitList } from './hit-list';
import { counted, type FindAndReplaceState, useFindAndReplace } from './use-find-and-replace';

/** Finds a text everywhere in the tour, and replaces it where it is ticked. */
export function FindAndReplace() {
  const closeTool = useEditingState((state) => state.closeTool);
  const state = useFindAndReplace();
  const { query, replacement, hits, chosen, outcome, change, setReplacement, replace, undo } = state;
  return (
    <Dialog
      title="Find and replace"
      description="In names, texts and links of the whole tour. Formatting stays as it is."
      open
      onClose={closeTool}
      footer={
        <>
          <Button onClick={closeTool}>Close</Button>
          <Button look="primary" disabled={chosen === 0} onClick={replace}>
            {chosen === 0 ? 'Replace' : `Replace in ${plural(chosen, counted.place)}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label="Find"
            data-first-focus
            autoComplete="off"
            dir="auto"
            value={query.find}
            onChange={({ target }) => change({ find: target.value })}
          />
          <TextField
            label="Replace with"
            autoComplete="off"
            dir="auto"
            value={replacement}
            onChange={({ target }) => setReplacement(target.value)}
          />
        </div>
        <div className="flex flex-wrap gap-x-6">
          <CheckboxField label="Match case" checked={query.matchCase} onChange={({ target }) => change({ matchCase: target.checked })} />
          <CheckboxField label="Whole words" checked={query.wholeWord} onChange={({ target }) => change({ wholeWord: target.checked })} />
          <CheckboxField
            label="Also in the addresses of links"
            checked={query.inLinks}
            onChange={({ target }) => change({ inLinks: target.checked })}
          />
        </div>
        {query.find !== '' && <Found state={state} />}
        <div role="status" className="flex flex-col gap-2 text-ink-soft text-sm empty:hidden">
          {outcome && <OutcomeLine outcome={outcome} undo={undo} />}
          {outcome && outcome.rejected.length > 0 && <Rejected reasons={outcome.rejected} />}
        </div>
        {hits.length === 0 && query.find === '' && !outcome && (
          <p className="rounded-lg border border-line border-dashed px-4 py-10 text-center text-ink-soft text-sm">
            Enter what to find. Each place is listed before anything changes.
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Found({ state: { query, hits, chosen, isChosen, toggle, chooseAll, outcome } }: { state: FindAndReplaceState }) {
  const points = new Set(hits.flatMap(({ poi }) => poi ?? [])).size;
  if (hits.length === 0) return outcome ? null : <p className="text-ink-soft text-sm">Nothing contains “{query.find}”.</p>;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {plural(hits.length, counted.place)}
          {points > 0 && ` in ${plural(points, counted.point)}`}
          {chosen < hits.length && `, ${chosen} ticked`}
        </p>
        <Button size="small" look="quiet" onClick={() => chooseAll(chosen < hits.length)}>
          {chosen < hits.length ? 'Tick all' : 'Tick none'}
        </Button>
      </div>
      <HitList hits={hits} isChosen={isChosen} onToggle={toggle} />
    </div>
  );
}

const shownReasons = 10;

function Rejected({ reasons }: { reasons: readonly string[] }) {
  const more = reasons.length - shownReasons;
  return (
    <div>
      <p>Not replaced:</p>
      <ul className="list-disc ps-5">
        {reasons.slice(0, shownReasons).map((reason) => (
          <li key={reason} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more} more.</p>}
    </div>
  );
}
