import type { AccessChange, PersonWithAccess } from '@/domain/access/people-with-access';
import type { Tour } from '@/domain/tours/tour';

type Access = Pick<Tour, 'public' | 'organization'>;

type Props = { before: Access; after: Access; change: AccessChange };

/** What unsaved changes do to who can see the tour; nothing where they change nothing. */
export function AccessChangeNotice({ before, after, change }: Props) {
  const lines = [
    ...(before.public && !after.public ? ['The tour is no longer public: only the people it is open to can open it.'] : []),
    ...(!before.public && after.public ? ['Anyone with the link can open the tour without signing in.'] : []),
    ...(before.organization === after.organization
      ? [
          peopleLine(change.lost, 'can no longer open it'),
          peopleLine(change.gained, 'can open it'),
          peopleLine(change.stopEditing, 'can no longer edit it'),
          peopleLine(change.startEditing, 'can edit it'),
        ]
      : ['The people below lose it, and the members of the other organization can open it.']),
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <section aria-label="When you save" className="rounded-lg bg-sunken px-4 py-3 text-ink text-sm">
      <p className="font-medium">When you save</p>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {lines.map((line) => (
          <li key={line} className="text-pretty">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostNamed = 3;

function peopleLine(people: readonly PersonWithAccess[], what: string): string | null {
  if (people.length === 0) return null;
  const named = people.slice(0, mostNamed).map(({ name }) => name);
  const others = people.length - named.length;
  return `${new Intl.ListFormat('en').format(others > 0 ? [...named, `${others} more`] : named)} ${what}.`;
}
