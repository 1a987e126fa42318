import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { groupsOf, progressOf, textsToTranslate } from '@/domain/languages/progress';
import type { TextsByThing } from '@/domain/languages/translations';
import type { Tour } from '@/domain/tours/tour';
import { announce } from '@/ui/announce/announce';
import { Button } from '@/ui/button';
import { Keycap } from '@/ui/keycap';
import { LeaveGuard } from '@/ui/leave-guard';
import { SwitchField } from '@/ui/switch-field';
import { progressInWords } from './language-cards';
import { TranslationRow } from './translation-row';
import { useTranslating } from './use-translating';

type Props = { tour: Tour; tag: string; languageName: string; texts: TextsByThing };

/** All texts of a tour with their translations, by folder; F8 leads to the next that is missing or outdated. */
export function TranslationList({ tour, tag, languageName, texts }: Props) {
  const [showsAll, setShowsAll] = useState(true);
  const all = useMemo(() => textsToTranslate(tour, texts), [tour, texts]);
  const translating = useTranslating(tour, tag, texts, all);
  const { draft, isChanged, openNext } = translating;
  const isOpenText = (key: string) => key === draft?.key;
  const shown = showsAll ? all : all.filter(({ key, state }) => state !== 'done' || isOpenText(key));
  const isDone = all.every(({ state }) => state === 'done');
  const next = useEffectEvent(() => {
    if (isDone) announce(`All texts are in ${languageName}.`);
    else void openNext();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      next();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section aria-label={`Texts in ${languageName}`}>
      <LeaveGuard isChanged={isChanged} includeQuery />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4">
        <SwitchField label="Show texts that are done" checked={showsAll} onChange={setShowsAll} />
        <Button disabled={isDone} onClick={() => void openNext()} aria-keyshortcuts="F8">
          {isDone ? 'All texts are done' : 'Next to translate'}
          {!isDone && <Keycap>F8</Keycap>}
        </Button>
      </div>
      {groupsOf(tour, shown).map(({ id, name, texts: inGroup }) => (
        <section key={id} aria-label={name} className="pb-8">
          <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-2">
            <span dir="auto" className="wrap-anywhere min-w-0 font-semibold text-base text-ink">
              {name}
            </span>
            <span className="font-normal text-ink-soft text-xs tabular-nums">
              {progressInWords(progressOf(all.filter(({ group }) => group === id)))}
            </span>
          </h2>
          <ul>
            {inGroup.map((text) => (
              <TranslationRow
                key={text.key}
                text={text}
                tour={tour}
                tag={tag}
                languageName={languageName}
                translating={isOpenText(text.key) ? translating : null}
                onOpen={() => void translating.openText(text)}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
