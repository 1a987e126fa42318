import { Button } from '@/ui/button';
import { fieldLabels } from './form-values';
import type { Contested } from './use-tour-form';

type Props = { contested: readonly Contested[]; onKeepTheirs: (field: Contested) => void };

/** What somebody else changed in the fields that were changed here too. */
export function NewsNotice({ contested, onKeepTheirs }: Props) {
  return (
    <div role="status">
      {contested.length > 0 && (
        <div className="mb-7 rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm">
          <p className="text-pretty font-medium">Somebody else changed this tour while you did. Saving replaces theirs with yours.</p>
          <ul className="mt-2 flex flex-col gap-2">
            {contested.map((field) => (
              <li key={field.path} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <span className="wrap-anywhere min-w-0">{told(field)}</span>
                <Button size="small" onClick={() => onKeepTheirs(field)} aria-label={`Keep theirs: ${fieldLabels[field.path]}`}>
                  Keep theirs
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

// Ids mean nothing to people.
const namedOnly: readonly string[] = ['collection', 'tourTypeId', 'organization', 'public'];

function told({ path, theirs }: Contested): string {
  const label = fieldLabels[path];
  if (namedOnly.includes(path)) return `${label} was changed.`;
  const text = String(theirs ?? '');
  return text === '' ? `${label} was emptied.` : `${label} is now “${text.length > 120 ? `${text.slice(0, 120)}…` : text}”.`;
}
