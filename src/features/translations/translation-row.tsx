import type { TextToTranslate } from '@/domain/languages/progress';
import { plainLines } from '@/domain/rich-text';
import type { Tour } from '@/domain/tours/tour';
import { Badge } from '@/ui/badge';
import { OpenTranslation } from './open-translation';
import type { Translating } from './use-translating';

type Props = {
  text: TextToTranslate;
  tour: Tour;
  tag: string;
  languageName: string;
  /** While it is open. */
  translating: Translating | null;
  onOpen: () => void;
};

/** A text beside its translation. A press opens the field. */
export function TranslationRow({ text, tour, tag, languageName, translating, onOpen }: Props) {
  const source = text.kind === 'rich' ? plainLines(text.text) : text.text;
  const where = text.path.join(' › ');
  return (
    <li className="border-line border-b py-3">
      <p className="flex flex-wrap items-center gap-2 pb-1.5 text-ink-faint text-xs">
        <span dir="auto" className="wrap-anywhere min-w-0">
          {where}
        </span>
        {text.state !== 'done' && (
          <Badge look={text.state === 'outdated' ? 'accent' : 'plain'}>{text.state === 'outdated' ? 'Outdated' : 'Missing'}</Badge>
        )}
      </p>
      <div className="grid gap-3 md:grid-cols-2 md:gap-6">
        <p lang={tour.languages[0]} dir="auto" className="wrap-anywhere whitespace-pre-line text-ink text-sm">
          {source}
        </p>
        {translating ? (
          <OpenTranslation text={text} tour={tour} tag={tag} languageName={languageName} translating={translating} />
        ) : (
          <button
            type="button"
            onClick={onOpen}
            className="min-h-11 rounded-lg border border-line px-3 py-2 text-start text-sm transition-colors hover:bg-hover"
          >
            <span className="sr-only">Translate: {where}, </span>
            <span lang={tag} dir="auto" className="wrap-anywhere whitespace-pre-line text-ink">
              {text.kind === 'rich' ? plainLines(text.translation) : text.translation}
            </span>
            {text.translation === '' && <span className="text-ink-faint">Not translated</span>}
          </button>
        )}
      </div>
    </li>
  );
}
