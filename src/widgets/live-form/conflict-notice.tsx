import { Button } from '@/ui/button';
import type { FieldConflict } from './use-live-form';

type Props<Path extends string> = {
  conflicts: readonly FieldConflict<Path>[];
  labels: Readonly<Record<Path, string>>;
  /** Fields that hold ids or flags, which would mean nothing to the user. */
  fieldsWithoutText: readonly Path[];
  /** When the stored values were last changed. */
  changedAt: Date | null;
  onKeepMine: (field: FieldConflict<Path>) => void;
  onKeepTheirs: (field: FieldConflict<Path>) => void;
};

/** Asks about the fields that someone else changed while they were edited here. Belongs beside Save. */
export function ConflictNotice<Path extends string>({ conflicts, changedAt, ...choices }: Props<Path>) {
  return (
    <div role="status">
      {conflicts.length > 0 && (
        <div className="max-h-[40dvh] overflow-y-auto rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm">
          <p className="text-pretty font-medium">
            Someone else changed this{changedAt && ` at ${timeFormat.format(changedAt)}`} while you were editing. Choose which to keep, then
            save.
          </p>
          <ul className="mt-2 flex flex-col gap-3">
            {conflicts.map((field) => (
              <Conflict key={field.path} field={field} {...choices} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const timeFormat = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

type ConflictProps<Path extends string> = Omit<Props<Path>, 'conflicts' | 'changedAt'> & { field: FieldConflict<Path> };

function Conflict<Path extends string>({ field, labels, fieldsWithoutText, onKeepMine, onKeepTheirs }: ConflictProps<Path>) {
  const label = labels[field.path];
  return (
    <li className="flex flex-col gap-1.5">
      <span className="wrap-anywhere min-w-0">{conflictMessage(label, fieldsWithoutText.includes(field.path) ? null : field.theirs)}</span>
      <span className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onKeepMine(field)} aria-label={`Keep mine: ${label}`}>
          Keep mine
        </Button>
        <Button size="small" onClick={() => onKeepTheirs(field)} aria-label={`Keep theirs: ${label}`}>
          Keep theirs
        </Button>
      </span>
    </li>
  );
}

function conflictMessage(label: string, theirs: unknown): string {
  if (theirs === null) return `${label} was changed.`;
  const text = String(theirs ?? '');
  return text === '' ? `${label} was cleared.` : `${label} is now “${text.length > 120 ? `${text.slice(0, 120)}…` : text}”.`;
}
