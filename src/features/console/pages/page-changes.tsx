import { useDeferredValue, useMemo } from 'react';
import { type ChangedLine, changedLines, plainLines } from '@/domain/changed-lines';

export type PageValues = { version: string; body: string };

type Props = { before: PageValues; after: PageValues };

/** What saving a page changes of what is stored: its version, and lines of its text. */
export function PageChanges({ before, after }: Props) {
  const body = useDeferredValue(after.body);
  const lines = useMemo(() => changedLines(plainLines(before.body), plainLines(body)), [before.body, body]);
  const hasNewVersion = before.version.trim() !== after.version.trim();
  return (
    <section aria-label="What changes" className="rounded-xl border border-line bg-surface p-4 text-sm">
      <h2 className="font-medium text-ink">What changes</h2>
      <p className="mt-1 text-ink-soft tabular-nums">
        {hasNewVersion ? `Version ${before.version} becomes ${after.version}.` : `The version stays ${before.version}.`}
        {lines.length === 0 && body !== before.body && ' In the text, only formatting and links.'}
      </p>
      {lines.length > 0 && (
        <ul aria-label="Changed lines" className="mt-3 flex max-h-80 flex-col gap-1 overflow-y-auto">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line can change twice
            <Line key={index} {...line} />
          ))}
        </ul>
      )}
    </section>
  );
}

const looks = {
  removed: { Tag: 'del', sign: '−', name: 'Removed: ', className: 'bg-danger-wash text-danger' },
  added: { Tag: 'ins', sign: '+', name: 'Added: ', className: 'bg-accent-wash text-accent' },
} as const;

function Line({ kind, line }: ChangedLine) {
  const { Tag, sign, name, className } = looks[kind];
  return (
    <li className={`wrap-anywhere flex gap-2 rounded-md px-2 py-1 ${className}`}>
      <span aria-hidden>{sign}</span>
      <span className="sr-only">{name}</span>
      <Tag className="no-underline">{line}</Tag>
    </li>
  );
}
