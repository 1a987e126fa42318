import { useId } from 'react';
import { Button } from '@/ui/button';
import { FilledText } from '@/ui/filled-text';
import { LeaveGuard } from '@/ui/leave-guard';
import { commonTexts } from '@/ui/texts';
import { useTextForm } from '@/ui/use-text-form';
import { useTexts } from '@/ui/use-texts';
import { tourNameTexts } from './texts';

type Props = {
  initialName: string;
  initialError: string | null;
  /** The new name if someone else renamed the tour since editing began. */
  theirs: string | null;
  /** Returns what is wrong with the name; null if it is saved. */
  onSave: (name: string) => string | null;
  onCancel: () => void;
};

const focusAndSelect = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

export function TourNameForm({ initialName, initialError, theirs, onSave, onCancel }: Props) {
  const t = useTexts(tourNameTexts);
  const common = useTexts(commonTexts);
  const id = useId();
  const { value, error, onChange, onSubmit } = useTextForm(initialName, onSave, initialError);
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-2 pb-2">
      <div className="flex min-h-12 flex-wrap items-start gap-2">
        <div className="-ms-2 flex min-w-0 grow basis-72 flex-col gap-1.5">
          <input
            ref={focusAndSelect}
            dir="auto"
            aria-label={t.label}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-problem ${id}-theirs`}
            value={value}
            onChange={onChange}
            onKeyDown={(event) => event.key === 'Escape' && onCancel()}
            className="h-12 rounded-md border border-line-strong bg-surface px-2 font-semibold text-2xl text-ink tracking-tight aria-invalid:border-danger md:text-3xl"
          />
          <p id={`${id}-problem`} role="alert" className="ps-2 text-danger text-sm empty:hidden">
            {error}
          </p>
        </div>
        <span className="flex gap-2 py-1 max-md:py-0">
          <Button look="primary" type="submit">
            {common.save}
          </Button>
          <Button onClick={onCancel}>{common.cancel}</Button>
        </span>
      </div>
      <LeaveGuard isChanged={value !== initialName} />
      <div id={`${id}-theirs`} role="status" className="empty:hidden">
        {theirs !== null && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-notice-wash px-3 py-2 text-notice text-sm">
            <span className="grow">
              <FilledText text={t.changed} values={{ name: <bdi>{theirs}</bdi> }} />
            </span>
            <Button size="small" onClick={onCancel}>
              {t.keepTheirs}
            </Button>
          </p>
        )}
      </div>
    </form>
  );
}
