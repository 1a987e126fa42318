import { type Ref, useId } from 'react';
import { cn } from '@/ui/cn';
import { LazyPart } from '@/ui/lazy-part';
import type { RichTextEditorHandle } from './rich-text-editor';

type Props = {
  ref?: Ref<RichTextEditorHandle>;
  label: string;
  /** HTML as it is stored. */
  value: string;
  /** Called with sanitized HTML; "" for an empty text. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  maxLength: number;
  placeholder?: string;
  hint?: string;
  /** What is wrong and how to fix it. */
  error?: string | null | undefined;
};

// as large as the rest of a page
const richTextEditor = async () => (await import('./rich-text-editor')).RichTextEditor;

/** A labelled rich-text editor in a form. Its editor loads on demand. */
export function RichTextField({ ref, label, value, onChange, onBlur, maxLength, placeholder, hint, error }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const props = { label, value, onChange, maxLength, describedBy, isInvalid: Boolean(error) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can’t be laid out like the other fields
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      <span id={id} className="font-medium text-ink text-sm">
        {label}
      </span>
      <div
        className={cn(
          'rounded-xl border bg-surface focus-within:outline-2 focus-within:outline-accent-line',
          error ? 'border-danger' : 'border-line-strong',
        )}
      >
        <LazyPart
          message="Couldn’t load the text editor. Check your connection and try again."
          load={richTextEditor}
          props={{ ...props, ...(ref && { ref }), ...(placeholder && { placeholder }), ...(onBlur && { onPause: onBlur }) }}
          fallback={<div className="skeleton h-48 rounded-xl" />}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-pretty text-ink-faint text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
