import { useState } from 'react';
import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import type { SheetImport } from './use-sheet-import';

/** More points than these are deleted only after their number was typed. */
const deletedUnasked = 10;

/** Imports what is ticked, with why it cannot be, and what is saved at once. */
export function ImportButton({ importing }: { importing: SheetImport }) {
  const { chosen, imported, edited, translations, count, problem, apply } = importing;
  const [typed, setTyped] = useState('');
  const removed = chosen?.removed.size ?? 0;
  const isConfirmed = removed <= deletedUnasked || typed.trim() === String(removed);
  const texts = imported?.translations.length ?? 0;
  const error = problem ?? (apply.error ? `Nothing was imported: ${apply.error.message}` : null);
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-end gap-3">
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      {texts > 0 && (
        <p className="text-pretty text-ink-soft text-sm">
          {plural(texts, { one: '# translation is', other: '# translations are' })} saved at once; Undo changes them back.
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
