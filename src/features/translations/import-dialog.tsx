import { useState } from 'react';
import { saveTranslations } from '@/backend/languages/commands';
import { guessedNote, type TextOfBytes, textOfFile } from '@/domain/files/text-of-bytes';
import { type ImportPlan, planImport } from '@/domain/languages/exchange';
import { languageName } from '@/domain/languages/language-tags';
import type { TextsByThing } from '@/domain/languages/translations';
import { plural } from '@/domain/plural';
import { plainText } from '@/domain/rich-text';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { useMutation } from '@/widgets/use-mutation';

type Props = { tour: Tour; tag: string; texts: TextsByThing; onClose: () => void };

/** Shows what a file would change before anything is written. */
export function ImportDialog({ tour, tag, texts, onClose }: Props) {
  const [file, setFile] = useState<TextOfBytes | null>(null);
  // with what is stored now, which others may have changed meanwhile
  const plan = file && planImport(file.text, tour, texts);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ changes }: ImportPlan) =>
      saveTranslations({
        tour: tour.id,
        tag,
        current: texts,
        entries: changes.map(({ text: { thing, field }, translation }) => ({ thing, field, translation })),
      }),
    onSuccess: onClose,
    meta: { done: 'Texts imported', failed: null },
  });
  const count = plan?.changes.length ?? 0;
  return (
    <Dialog
      title={`Import ${languageName(tag, 'en')}`}
      description="CSV that was exported here, with translations filled in. Nothing is written before you press Import."
      open
      onClose={() => !isPending && onClose()}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" busy={isPending} disabled={!plan || count === 0} onClick={() => plan && mutate(plan)}>
            {count > 0 ? `Import ${plural(count, { one: '# text', other: '# texts' })}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <label className="flex flex-col gap-1.5 font-medium text-ink text-sm">
          File
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={isPending}
            className="min-h-11 font-normal text-ink-soft text-sm"
            onChange={async ({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) setFile(await textOfFile(chosen));
            }}
          />
        </label>
        {plan?.problem && <ErrorNote>{plan.problem}</ErrorNote>}
        {file?.isGuessed && <p className="text-pretty text-ink-soft text-sm">{guessedNote}</p>}
        {plan && !plan.problem && <Plan plan={plan} tag={tag} />}
        {error && <ErrorNote>The texts were not imported: {error.message}</ErrorNote>}
      </div>
    </Dialog>
  );
}

/** As many as can be looked through; the counts are of all. */
const shown = 200;

function Plan({ plan: { changes, unchanged, rejected }, tag }: { plan: ImportPlan; tag: string }) {
  return (
    <>
      <p role="status" className="text-ink text-sm tabular-nums">
        {[
          plural(changes.length, { one: '# text changes', other: '# texts change' }),
          `${unchanged} unchanged or blank`,
          plural(rejected.length, { one: '# row refused', other: '# rows refused' }),
        ].join(', ')}
        .
      </p>
      {rejected.length > 0 && (
        <section aria-label="Refused rows">
          <h3 className="pb-1.5 font-medium text-ink text-sm">Refused</h3>
          <ul className="flex max-h-40 flex-col gap-1 overflow-y-auto text-ink-soft text-sm">
            {rejected.slice(0, shown).map(({ row, id, reason }) => (
              <li key={row} className="wrap-anywhere">
                Row {row}
                {id && ` (${id})`}: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 && (
        <section aria-label="Changes">
          <h3 className="pb-1.5 font-medium text-ink text-sm">Changes</h3>
          <ul className="flex max-h-72 flex-col gap-3 overflow-y-auto">
            {changes.slice(0, shown).map(({ text, translation }) => (
              <li key={text.key} className="text-sm">
                <p dir="auto" className="text-ink-faint text-xs">
                  {text.path.join(' › ')}
                </p>
                {text.translation && (
                  <del lang={tag} dir="auto" className="wrap-anywhere block text-ink-soft">
                    {plainText(text.translation)}
                  </del>
                )}
                <ins lang={tag} dir="auto" className="wrap-anywhere block text-ink no-underline">
                  {plainText(translation.text)}
                </ins>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
