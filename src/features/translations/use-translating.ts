import { useRef, useState } from 'react';
import { saveTranslations } from '@/backend/languages/commands';
import { translationProblem } from '@/domain/languages/exchange';
import { nextToTranslate, type TextToTranslate, unknownEntries } from '@/domain/languages/progress';
import { sourceHash } from '@/domain/languages/source-hash';
import type { TextsByThing } from '@/domain/languages/translations';
import type { Tour } from '@/domain/tours/tour';
import type { RichTextEditorHandle } from '@/widgets/rich-text-editor/rich-text-editor';
import { useMutation } from '@/widgets/use-mutation';

/** The text that is open, as it is written so far; `source` is what it was translated from. */
type Draft = { key: string; text: string; source: string };

/**
 * One text is open at a time; opening another saves it first, and where that fails it stays open with what was written. Each text is stored by itself,
 * so that people who translate at the same time keep their work.
 */
export function useTranslating(tour: Tour, tag: string, texts: TextsByThing, all: readonly TextToTranslate[]) {
  const { draft, written, setDraft } = useDraft();
  const editor = useRef<RichTextEditorHandle>(null);
  const open = all.find(({ key }) => key === draft?.key) ?? null;
  const isChanged = draft !== null && draft.text !== (open?.translation ?? '');
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ text, translation, source }: { text: TextToTranslate; translation: string; source: string }) =>
      saveTranslations({
        tour: tour.id,
        tag,
        current: texts,
        entries: [
          {
            thing: text.thing,
            field: text.field,
            translation: translation.trim() === '' ? null : { text: translation, hash: sourceHash(source) },
          },
          ...unknownEntries(tour, texts).map((entry) => ({ ...entry, translation: null })),
        ],
      }),
    meta: { failed: null },
  });
  const problem = open && draft ? translationProblem(open, draft.text) : null;

  /** Saves what is open; false where it could not be, and where more was written meanwhile. */
  async function save(): Promise<boolean> {
    editor.current?.flush();
    const sent = written.current;
    if (!sent || !open || sent.text === open.translation) return true;
    if (translationProblem(open, sent.text)) return false;
    return mutateAsync({ text: open, translation: sent.text, source: sent.source }).then(
      () => {
        editor.current?.flush();
        return written.current === sent;
      },
      () => false,
    );
  }

  async function openText(text: TextToTranslate | null): Promise<void> {
    if (text?.key === draft?.key || isPending || !(await save())) return;
    reset();
    setDraft(text && { key: text.key, text: text.translation, source: text.text });
  }

  return {
    draft,
    open,
    isChanged,
    isSaving: isPending,
    problem: problem ?? error?.message ?? null,
    /** Passes on what is typed into a text with formatting, which follows at intervals. */
    editor,
    /** An editor that closes passes on the last of its text, when another can be open. */
    write: (key: string, text: string) => {
      if (written.current?.key === key) setDraft({ ...written.current, text });
    },
    openText,
    close: () => openText(null),
    discard: () => {
      reset();
      setDraft(null);
    },
    openNext: () => {
      const next = nextToTranslate(all, draft?.key ?? null);
      return openText(next?.key === draft?.key ? null : next);
    },
    /** The source changed in a way that leaves the translation right. */
    confirm: (text: TextToTranslate) => mutateAsync({ text, translation: text.translation, source: text.text }).catch(() => undefined),
  };
}

/** The draft, and what is written now: a key can save before the next render, and people write on while it is saved. */
function useDraft() {
  const [draft, showDraft] = useState<Draft | null>(null);
  const written = useRef(draft);
  const setDraft = (next: Draft | null) => {
    written.current = next;
    showDraft(next);
  };
  return { draft, written, setDraft };
}

export type Translating = ReturnType<typeof useTranslating>;
