import { useState } from 'react';
import { controlStyle } from './control-style';
import { Field, type FieldTexts } from './field';
import { fieldTexts } from './field-texts';
import { useTexts } from './use-texts';

type Props = FieldTexts & {
  /** #rrggbb */
  value: string;
  onChange: (value: string) => void;
};

/** A labelled colour: the browser's colour picker beside its value, which can be typed or pasted. */
export function ColorField({ label, hint, error, required, value, onChange }: Props) {
  const t = useTexts(fieldTexts);
  const [draft, setDraft] = useState<string | null>(null);
  const [isBlurred, setBlurred] = useState(false);
  const isInvalid = draft !== null && hexColor(draft) === null;
  const change = (text: string) => {
    setDraft(text);
    setBlurred(false);
    const color = hexColor(text);
    if (color !== null && color !== value) onChange(color);
  };
  return (
    <Field label={label} hint={hint} error={isInvalid && isBlurred ? t.invalidColor : error} required={required ?? false}>
      {(wiring) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={t.picker({ label })}
            value={value}
            onChange={({ target }) => {
              setDraft(null);
              onChange(target.value);
            }}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-1 hover:border-ink-soft"
          />
          <input
            {...wiring}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={draft ?? value}
            onChange={({ target }) => change(target.value)}
            onBlur={() => {
              setBlurred(true);
              if (!isInvalid) setDraft(null);
            }}
            className={`${controlStyle()} tabular-nums`}
          />
        </span>
      )}
    </Field>
  );
}

/** Three or six hexadecimal digits, with or without "#", as #rrggbb; null for anything else. */
function hexColor(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[\da-f]{3}$/.test(digits) ? `#${[...digits].map((digit) => digit + digit).join('')}` : null;
}
