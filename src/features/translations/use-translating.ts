import { useState } from 'react';
import { saveTranslations } from '@/backend/languages/commands';
import { translationProblem } from '@/domain/languages/exchange';
import { nextToTranslate, type TextToTranslate, unknownEntries } from '@/domain/languages/progress';
import { sourceHash } from '@/domain/languages/source-hash';
import type { TextsByThing } from '@/domain/languages/translations';
import type { Tour } from '@/domain/tours/tour';
import { useMutation } from '@/widgets/use-mutation';

/** The text that is open, as it is written so far; `source` is what it was translated from. */
type Draft = { key: string; text: string; source: string };

/**
 * One text is open at a time; opening another saves it first, and where that fails it stays open with what was written. Each text is stored by itself,
 * so that people who translate at the same time keep their work.
 */
export function useTranslating(tour: Tour, tag: string, texts: TextsByThing, all: readonly TextToTranslate[]) {
  const [draft, setDraft] = useState<Draft | null>(null);
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

  /** Saves what is open; false where it could not be. */
  async function save(): Promise<boolean> {
    if (!draft || !open || !isChanged) return true;
    if (problem) return false;
    return mutateAsync({ text: open, translation: draft.text, source: draft.source }).then(
      () => true,
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
    write: (text: string) => setDraft(draft && { ...draft, text }),
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

export type Translating = ReturnType<typeof useTranslating>;
