import { Link } from 'react-router-dom';
import { languageName } from '@/domain/languages/language-tags';
import type { Progress } from '@/domain/languages/progress';
import { plural } from '@/domain/plural';
import { ProgressBar } from '@/ui/progress-bar';

type Props = { languages: readonly { tag: string; progress: Progress | null }[]; chosen: string };

/** Each language with how far it is; a link chooses it. */
export const LanguageCards = ({ languages, chosen }: Props) =>
  languages.length > 0 && (
    <nav aria-label="Languages" className="pb-6">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {languages.map(({ tag, progress }) => (
          <li key={tag}>
            <Link
              to={`?language=${tag}`}
              aria-current={tag === chosen ? 'page' : undefined}
              className="flex min-h-24 flex-col gap-2 rounded-xl border border-line bg-surface p-3.5 transition-colors hover:bg-hover aria-[current]:border-accent-line"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span lang={tag} dir="auto" className="min-w-0 truncate font-semibold text-ink text-sm">
                  {languageName(tag, tag)}
                </span>
                <span className="text-ink-soft text-sm tabular-nums">{progress && `${progress.percent} %`}</span>
              </span>
              <ProgressBar label={`${languageName(tag, 'en')}, translated`} value={(progress?.percent ?? 0) / 100} />
              <span className="text-ink-soft text-xs tabular-nums">{progress ? progressInWords(progress) : 'Loading…'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );

/** "120 of 340 words, 3 missing, 1 outdated" */
export function progressInWords({ words, doneWords, missing, outdated }: Progress): string {
  const open = [missing > 0 && `${missing} missing`, outdated > 0 && `${outdated} outdated`].filter(Boolean);
  return [`${doneWords.toLocaleString('en')} of ${plural(words, { one: '# word', other: '# words' })}`, ...open].join(', ');
}
