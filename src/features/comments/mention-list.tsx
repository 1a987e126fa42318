import { useState } from 'react';
import type { MentionedPerson } from '@/domain/comments/mentions';
import { cn } from '@/ui/cn';

type Props = { id: string; people: readonly MentionedPerson[]; chosen: number; onChoose: (person: MentionedPerson) => void };

/** The people whom an @ can mean; the text field keeps the focus. */
export const MentionList = ({ id, people, chosen, onChoose }: Props) => (
  <div
    id={id}
    role="listbox"
    aria-label="People to mention"
    className="max-h-44 overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-lifted"
  >
    {people.map((person, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
      <div
        key={person.email}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === chosen}
        // the field keeps the focus
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(person)}
        className={cn(
          'flex min-h-9 cursor-pointer flex-col justify-center rounded-md px-2.5 py-1 text-sm hover:bg-hover touch:min-h-11',
          index === chosen && 'bg-chosen',
        )}
      >
        {person.name !== '' && (
          <span dir="auto" className="truncate text-ink">
            {person.name}
          </span>
        )}
        <span className="truncate text-ink-soft text-xs">{person.email}</span>
      </div>
    ))}
  </div>
);

/** Which of the entries is chosen; the first for another search. */
export function useChosen(count: number, search: string): [number, (step: 1 | -1) => void] {
  const [state, setState] = useState({ search, index: 0 });
  const index = state.search === search && state.index < count ? state.index : 0;
  return [index, (step) => setState({ search, index: (index + step + count) % Math.max(count, 1) })];
}
