import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { Button } from '../button';
import { commonTexts, uiTexts } from '../texts';
import { useTexts } from '../use-texts';
import { useCopyText } from './use-copy-text';

type Props = {
  label: string;
  text: string;
  copyLabel: string;
  /** Whether copying it is what one came for: the main button of a dialog, which has the focus at first. */
  isMain?: boolean;
};

/** A read-only text field that selects its text on focus, with a copy button. */
export function CopyField({ label, text, copyLabel, isMain = false }: Props) {
  const id = useId();
  const common = useTexts(commonTexts);
  const { copied } = useTexts(uiTexts);
  const { status, copy } = useCopyText();
  const isCopied = status === copied;
  const Icon = isCopied ? Check : Copy;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline gap-3">
        <label htmlFor={id} className="grow font-medium text-ink text-sm">
          {label}
        </label>
        <p role="status" className={`text-xs ${isCopied ? 'text-accent' : 'text-danger'}`}>
          {status}
        </p>
      </div>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          dir="ltr"
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          className="h-10 min-w-0 grow truncate rounded-md border border-line-strong bg-sunken px-3 text-base text-ink touch:h-11 md:text-sm"
        />
        <Button
          look={isMain ? 'primary' : 'plain'}
          data-first-focus={isMain || undefined}
          onClick={() => copy(text)}
          aria-label={copyLabel}
        >
          <Icon aria-hidden size={16} strokeWidth={1.75} />
          {common.copy}
        </Button>
      </div>
    </div>
  );
}
