import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import type { Choice, Conflict } from '@/domain/merge/conflicts';

type Props = { conflict: Conflict; theirName: string; choice: Choice | null; onChoose: (choice: Choice) => void };

/** One conflict: both versions as text, and the choice between them. */
export function ConflictQuestion({ conflict: { kind, where, field, mine, theirs, canKeepBoth }, theirName, choice, onChoose }: Props) {
  const name = useId();
  const versions: { value: Choice; title: string; text: string }[] = [
    { value: 'mine', title: 'Yours', text: mine },
    { value: 'theirs', title: theirName, text: theirs },
  ];
  return (
    <fieldset className="min-w-0 rounded-xl border border-line p-3">
      <legend className="sr-only">{`${[...where, field].join(', ')}: which version should be kept?`}</legend>
      <p aria-hidden className="mb-2 flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-medium text-ink">{where.join(' › ') || 'Tour'}</span>
        <span className="text-ink-faint first-letter:uppercase">{field}</span>
      </p>
      <div className="grid gap-2 md:grid-cols-2">
        {versions.map(({ value, title, text }) => (
          <Side key={value} name={name} title={title} text={text} isChosen={choice === value} onChoose={() => onChoose(value)} />
        ))}
      </div>
      {canKeepBoth && (
        <label className="mt-2 flex min-h-9 cursor-pointer items-center gap-2.5 rounded-lg px-1 text-ink-soft text-sm hover:text-ink touch:min-h-11">
          <input
            type="radio"
            name={name}
            className="size-4 accent-accent-line"
            checked={choice === 'both'}
            onChange={() => onChoose('both')}
          />
          {keepBothLabels[kind]}
        </label>
      )}
    </fieldset>
  );
}

const keepBothLabels: Record<Conflict['kind'], string> = {
  poi: 'Keep both, as two points of interest',
  block: 'Keep both, as two blocks',
  item: 'Keep both, next to each other',
  folder: 'Keep both',
  floor: 'Keep both',
  tour: 'Keep both',
  guidedTour: 'Keep both',
  stop: 'Keep both',
  room: 'Keep both',
};

type SideProps = { name: string; title: string; text: string; isChosen: boolean; onChoose: () => void };

function Side({ name, title, text, isChosen, onChoose }: SideProps) {
  return (
    <label className="flex cursor-pointer flex-col gap-1 rounded-lg border border-line bg-surface p-3 outline-accent-line transition-colors hover:border-line-strong has-checked:border-accent-line has-checked:bg-accent-wash has-focus-visible:outline-2">
      <input type="radio" name={name} aria-label={`${title}: ${text}`} className="sr-only" checked={isChosen} onChange={onChoose} />
      <span className="flex items-center justify-between gap-2 font-medium text-ink-soft text-xs">
        <span className="truncate">{title}</span>
        {isChosen && <Check aria-hidden size={14} strokeWidth={2.25} className="shrink-0 text-accent" />}
      </span>
      <span className="max-h-40 overflow-y-auto whitespace-pre-line break-words text-ink text-sm">{text}</span>
    </label>
  );
}
