import { useState } from 'react';
import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { useEditingState } from '../session/editing-context';
import { textsByTime } from './use-apply-sheet';
import type { SheetImport } from './use-sheet-import';

/** More points than these are deleted only after their number was typed. */
const deletedUnasked = 10;

/** Imports what is ticked, with why it cannot be, and which translations are saved when. */
export function ImportButton({ importing }: { importing: SheetImport }) {
  const { chosen, imported, edited, translations, count, problem, apply } = importing;
  const [typed, setTyped] = useState('');
  const removed = chosen?.removed.size ?? 0;
  const isConfirmed = removed <= deletedUnasked || typed.trim() === String(removed);
  const saved = useEditingState((state) => state.base);
  const { now, later } = textsByTime(imported?.translations ?? [], saved);
  const error = problem ?? (apply.error ? `Nothing was imported: ${apply.error.message}` : null);
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-end gap-3">
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      {now.length > 0 && (
        <p className="text-pretty text-ink-soft text-sm">
          {plural(now.length, { one: '# translation is', other: '# translations are' })} saved at once; Undo changes them back.
        </p>
      )}
      {later.length > 0 && (
        <p className="text-pretty text-ink-soft text-sm">
          {plural(later.length, { one: '# translation of a new point is', other: '# translations of new points are' })} saved with the tour.
        </p>
      )}
      {removed > deletedUnasked && (
        <TextField
          label={`Type ${removed} to delete ${removed} points`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button
        look="primary"
        busy={apply.isPending}
        disabled={!imported || !translations || count === 0 || problem !== null || !isConfirmed}
        onClick={() => imported && translations && apply.mutate({ imported, edited, count, translations })}
      >
        {count > 0 ? `Import ${plural(count, { one: '# point', other: '# points' })}` : 'Import'}
      </Button>
    </div>
  );
}
