import X from 'lucide-react/icons/x';
import { cn } from '../cn';
import { useTexts } from '../use-texts';
import { chipsTexts } from './texts';

type Props = {
  value: string;
  isValid: boolean;
  chipProps: object;
  onEdit: () => void;
  onRemove: () => void;
};

/** A value of the field: a button that edits it, and one that removes it. */
export function Chip({ value, isValid, chipProps, onEdit, onRemove }: Props) {
  const t = useTexts(chipsTexts);
  return (
    <li
      className={cn(
        'flex h-8 min-w-0 max-w-full items-center rounded-md border text-sm touch:h-11',
        isValid ? 'border-line bg-sunken text-ink' : 'border-danger/40 bg-danger-wash text-danger',
      )}
    >
      <button
        type="button"
        {...chipProps}
        onClick={onEdit}
        title={t.edit}
        className={cn('h-full min-w-0 truncate rounded-s-md ps-2.5', !isValid && 'underline decoration-wavy underline-offset-3')}
      >
        {value}
        {!isValid && <span className="sr-only">{t.notValid}</span>}
      </button>
      <button
        type="button"
        aria-label={t.remove({ value })}
        // Backspace removes the chip by keyboard
        tabIndex={-1}
        onClick={onRemove}
        className="grid h-full w-8 shrink-0 place-items-center rounded-e-md text-ink-faint hover:text-ink touch:w-11"
      >
        <X aria-hidden size={14} strokeWidth={1.75} />
      </button>
    </li>
  );
}
