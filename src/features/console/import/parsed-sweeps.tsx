import type { SweepEntry } from '@/domain/older/console-import';
import { plural } from '@/domain/plural';
import { cn } from '@/ui/cn';
import type { SweepState } from './use-import';

type Props = { entries: readonly SweepEntry[]; states: readonly (SweepState | null)[] };

/** The parsed sweeps, each with what became of it. @see ADMIN-050 */
export const ParsedSweeps = ({ entries, states }: Props) => (
  <section aria-label="Parsed sweeps">
    <p role="status" className="mb-2 text-ink-soft text-sm tabular-nums">
      {plural(entries.length, { one: '# sweep', other: '# sweeps' })}
    </p>
    <ul aria-label="Parsed sweeps" className="max-h-96 divide-y divide-line overflow-y-auto rounded-xl border border-line bg-surface">
      {entries.map((entry, index) => {
        const state = states[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same sweep can be listed twice
          <li key={`${index} ${entry.sweep_uuid}`} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2 text-sm">
            <span className="wrap-anywhere min-w-0 grow font-medium text-ink">{entry.sweep_title || 'Untitled'}</span>
            <span className="wrap-anywhere text-ink-faint text-xs">{entry.sweep_uuid}</span>
            <span className="text-ink-faint text-xs tabular-nums">
              {entry.sweep_x}°, {entry.sweep_y}°
            </span>
            {state && <span className={cn('basis-full text-xs', state.done ? 'text-accent' : 'text-danger')}>{state.message}</span>}
          </li>
        );
      })}
    </ul>
  </section>
);
