import { errorMessage, isAppError } from '@/domain/app-error';
import { type PluralForms, plural } from '@/domain/plural';
import type { BulkRun } from './use-bulk-run';

/** Words for what was done with many items. */
export type BulkTexts = {
  /** The word for the items: "# tour", "# tours". */
  items: PluralForms;
  /** What was done: "# tours now have the type House." */
  done: PluralForms;
  /** What was undone: "# tours have the type from before again." */
  undone?: PluralForms;
};

type Props<Item, Result> = {
  state: NonNullable<BulkRun<Item, Result>['state']>;
  texts: BulkTexts;
  nameOf: (item: Item) => string;
};

/** More names than anybody reads; the rest is a number. */
const maxNames = 60;

/** What was done, what failed and why, and what was not begun. */
export function BulkReport<Item, Result>({ state, texts, nameOf }: Props<Item, Result>) {
  const { kind, done, failed, remaining, isStopped } = state;
  const isLost = failed.some(({ reason }) => isAppError(reason, 'unavailable'));
  const sentence = kind === 'act' ? texts.done : (texts.undone ?? texts.items);
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p role="status" className="font-medium text-ink tabular-nums">
        {done.length === 0 ? 'Nothing was done.' : plural(done.length, sentence)}
      </p>
      {remaining.length > 0 && (
        <p className="text-pretty text-ink-soft tabular-nums">
          {isStopped || !isLost ? 'You stopped.' : 'The connection was lost.'}{' '}
          {plural(remaining.length, { one: '# was not begun, and is as it was.', other: '# were not begun, and are as they were.' })}
        </p>
      )}
      {failed.length > 0 && (
        <section aria-label="Not done" className="rounded-lg bg-danger-wash px-4 py-3">
          <p className="font-medium text-danger tabular-nums">{plural(failed.length, texts.items)} not done</p>
          <ul className="mt-2 flex max-h-56 flex-col gap-1.5 overflow-y-auto">
            {failed.slice(0, maxNames).map(({ item: { item }, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list does not change
              <li key={index} className="wrap-anywhere text-pretty text-ink-soft">
                <span className="font-medium text-ink">{nameOf(item)}</span>: {errorMessage(reason)}
              </li>
            ))}
          </ul>
          {failed.length > maxNames && <p className="mt-2 text-ink-soft tabular-nums">and {failed.length - maxNames} more</p>}
        </section>
      )}
    </div>
  );
}
