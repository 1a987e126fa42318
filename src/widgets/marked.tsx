import { markedText } from '@/domain/tour-search/marks';

type Props = { text: string; words: readonly string[] };

/** A text with what was sought marked in it. */
export function Marked({ text, words }: Props) {
  return markedText(text, words).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in order
      <mark key={index} className="rounded-sm bg-chosen font-semibold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
