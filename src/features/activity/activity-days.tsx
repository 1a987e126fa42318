import { type Activity, actorOf } from '@/domain/activity/activity';
import { type Act, actsOf, foldedEntry, itemsOf } from '@/domain/activity/acts';
import { formatClock, formatDateTime } from '@/domain/time';
import { ActivitySentence } from '@/widgets/activity-sentence';
import { DaySections } from '@/widgets/day-sections';

type Names = ReadonlyMap<string, string>;
type Props = {
  entries: readonly Activity[];
  /** Of people by address. */
  names: Names;
  /** Whether there are older ones that are not read yet. */
  hasMore: boolean;
};

/** The entries by day, newest first; what somebody did at once is one, which can be unfolded. */
export const ActivityDays = ({ entries, names, hasMore }: Props) => (
  <DaySections entries={entries}>
    {(ofDay) =>
      actsOf(ofDay).map((act) => (
        <ActRow key={act[0].id} act={act} names={names} goesOn={hasMore && act.at(-1)?.id === entries.at(-1)?.id} />
      ))
    }
  </DaySections>
);

function ActRow({ act, names, goesOn }: { act: Act; names: Names; goesOn: boolean }) {
  const [entry] = act;
  const actor = actorOf(entry);
  const name = names.get(actor);
  return (
    <li className="flex gap-4 border-line border-b py-2.5 text-sm">
      <time dateTime={entry.at.toISOString()} title={formatDateTime(entry.at)} className="w-12 shrink-0 text-ink-faint tabular-nums">
        {formatClock(entry.at).slice(0, 5)}
      </time>
      <div className="wrap-anywhere min-w-0 text-pretty text-ink-soft">
        <p>
          <span className="font-medium text-ink">{name ?? actor}</span>
          {name && <span className="text-ink-faint"> {actor}</span>} <ActivitySentence entry={foldedEntry(act, goesOn)} names={names} />
        </p>
        {act.length > 1 && (
          <details className="mt-1">
            <summary className="cursor-pointer rounded-sm text-accent max-md:py-2.5">
              Show {goesOn ? 'these' : 'all'} {act.length}
            </summary>
            <ul className="mt-1 list-disc ps-5">
              {itemsOf(act).map((item, at) => (
                <li key={act[at]?.id}>{named(item, names)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

const named = (item: string, names: Names): string => (names.has(item) ? `${item} (${names.get(item)})` : item);
