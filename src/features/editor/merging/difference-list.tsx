import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { Change, Difference } from '@/domain/tours/difference';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';

const initialCount = 40;

/** The changes between two states of a tour, each with its values before and after. */
export function DifferenceList({ difference }: { difference: Difference }) {
  const [showsAll, setShowsAll] = useState(false);
  const visible = showsAll ? difference : difference.slice(0, initialCount);
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2.5">
        {visible.map((change) => (
          <li key={`${change.kind} ${change.id} ${change.what}`}>
            <ChangeItem change={change} />
          </li>
        ))}
      </ul>
      {visible.length < difference.length && (
        <Button size="small" look="quiet" onClick={() => setShowsAll(true)}>
          Show {difference.length - visible.length} more
        </Button>
      )}
    </div>
  );
}

const marks = {
  added: { Icon: Plus, look: 'bg-accent-wash text-accent' },
  changed: { Icon: Pencil, look: 'bg-sunken text-ink-soft' },
  deleted: { Icon: Minus, look: 'bg-danger-wash text-danger' },
} as const;

const kinds = {
  tour: 'Tour',
  floor: 'Floor',
  folder: 'Folder',
  poi: 'PoI',
  guidedTour: 'Guided tour',
  stop: 'Stop',
  room: 'Room',
} as const;

function ChangeItem({ change: { kind, what, name, where, fields } }: { change: Change }) {
  const { Icon, look } = marks[what];
  return (
    <div className="flex gap-2.5 text-sm">
      <span className={cn('mt-px grid size-5 shrink-0 place-items-center rounded-full', look)}>
        <Icon aria-hidden size={12} strokeWidth={2.25} />
      </span>
      <div className="min-w-0 grow">
        <p className="text-pretty break-words text-ink">
          <span className={cn('font-medium', what === 'deleted' && 'line-through')}>{name}</span>{' '}
          <span className="text-ink-faint text-xs">
            {kinds[kind]}
            {where && ` in ${where}`}, {what}
          </span>
        </p>
        {fields.length > 0 && (
          <dl className="mt-1 flex flex-col gap-1">
            {fields.map(({ field, before, after }) => (
              <div key={field} className="rounded-md bg-sunken px-2 py-1.5 text-xs">
                <dt className="text-ink-faint first-letter:uppercase">{field}</dt>
                <dd className="mt-0.5 grid gap-0.5">
                  <del className={value} title="Before">
                    {before}
                  </del>
                  <ins className={cn(value, 'text-ink no-underline')} title="After">
                    {after}
                  </ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

const value = 'line-clamp-4 whitespace-pre-line break-words text-ink-soft';
