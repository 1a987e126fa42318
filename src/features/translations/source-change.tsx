import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { poiHistoryQueries } from '@/backend/poi-history/queries';
import { changedLines, plainLines } from '@/domain/changed-lines';
import type { TextToTranslate } from '@/domain/languages/progress';
import { sourceHash } from '@/domain/languages/source-hash';
import { tourTexts } from '@/domain/languages/tour-texts';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';

type Props = { text: TextToTranslate; tour: Tour };

/** What changed of the source since it was translated: looked up on a press in the last saved states of the tour, by the hash of the source. */
export function SourceChange(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Change {...props} />
  ) : (
    <div>
      <Button size="small" onClick={() => setOpen(true)}>
        What changed in the source?
      </Button>
    </div>
  );
}

function Change({ text, tour }: Props) {
  const { data: history, error } = useQuery(poiHistoryQueries.latest(tour.id));
  if (error)
    return (
      <p role="alert" className="text-danger text-sm">
        {error.message}
      </p>
    );
  if (!history)
    return (
      <p role="status" className="text-ink-soft text-sm">
        Looking…
      </p>
    );
  const earlier = history
    .flatMap(({ folders }) => tourTexts({ ...tour, folders }))
    .find(({ thing, field, text: source }) => thing === text.thing && field === text.field && sourceHash(source) === text.hash);
  if (!earlier)
    return <p className="text-pretty text-ink-soft text-sm">The text that was translated is not in the last ten saved states.</p>;
  const linesOf = (source: string) => (text.kind === 'rich' ? plainLines(source) : source.split('\n'));
  return (
    <ul aria-label="Changes of the source" className="flex flex-col gap-1 text-sm">
      {changedLines(linesOf(earlier.text), linesOf(text.text)).map(({ kind, line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines can be equal
        <li key={index} dir="auto" className="wrap-anywhere text-ink-soft">
          {kind === 'removed' ? <del>{line}</del> : <ins className="text-ink">{line}</ins>}
        </li>
      ))}
    </ul>
  );
}
