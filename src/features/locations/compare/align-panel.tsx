import { useId } from 'react';
import { saveAlignment, type TourPair } from '@/backend/locations/alignments';
import { iconImage } from '@/domain/icons';
import { type Alignment, alignmentOf, alignmentProblem } from '@/domain/locations/alignment';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { useMutation } from '@/widgets/use-mutation';
import { ComparePanel } from './compare-panel';
import { RemoveAlignment } from './remove-alignment';
import { locationTourTitle } from './titles';
import { allKeys, type PointKey, pairsOf, pinIcons, placeOf, sideOf, usePoints } from './use-points';
import type { Viewers } from './viewers';

type Props = {
  pair: TourPair;
  viewers: Viewers;
  /** As it is stored, from the first tour to the second; null while the scans are not aligned. */
  alignment: Alignment | null;
  onClose: () => void;
};

/** Aligns two scans by hand, for all who compare them: two places, each pressed in both. */
export function AlignPanel({ pair, viewers, alignment, onClose }: Props) {
  const { points, current, problem, choose, cancel } = usePoints(viewers);
  const saving = useMutation({
    mutationFn: (found: Alignment) => saveAlignment(pair, found),
    onSuccess: onClose,
    meta: { done: 'Alignment saved', failed: null },
  });
  const pairs = pairsOf(points);
  const next = allKeys.find((key) => !points[key]);
  const message = problem ?? (pairs && alignmentProblem(pairs)) ?? saving.error?.message ?? null;
  const titleOf = (key: PointKey) => locationTourTitle(sideOf(key) === 'first' ? pair.one : pair.other);
  return (
    <ComparePanel title="Align the scans" onClose={onClose}>
      <p className="text-pretty text-ink-soft text-sm">
        {alignment ? 'These scans are aligned. To do it again, choose' : 'Choose'} two places that both scans show, such as corners of a
        room. Walk to a place, press “Choose”, then press the place in the scan. Or turn to it and press “Middle of the view”.
      </p>
      <ol className="mt-4 flex flex-col gap-2">
        {allKeys.map((key) => (
          <Point
            key={key}
            name={`Point ${placeOf(key)}`}
            tour={titleOf(key)}
            place={placeOf(key)}
            isChosen={points[key] !== undefined}
            isNext={key === next}
            isCurrent={key === current}
            isReady={viewers[sideOf(key)] !== null}
            onPress={() => choose(key, 'press')}
            onMiddle={() => choose(key, 'middle')}
            onCancel={cancel}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {current ? `Press point ${placeOf(current)} in ${titleOf(current)}.` : `${Object.keys(points).length} of 4 points are chosen.`}
      </p>
      {message && <ErrorNote className="mt-4">{message}</ErrorNote>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          look="primary"
          size="small"
          disabled={!pairs || alignmentProblem(pairs) !== null}
          busy={saving.isPending}
          onClick={() => pairs && saving.mutate(alignmentOf(pairs))}
        >
          Save alignment
        </Button>
        {alignment && <RemoveAlignment pair={pair} alignment={alignment} onRemoved={onClose} />}
      </div>
    </ComparePanel>
  );
}

type PointProps = {
  name: string;
  tour: string;
  place: 1 | 2;
  isChosen: boolean;
  isNext: boolean;
  isCurrent: boolean;
  /** The scan is there to be pressed. */
  isReady: boolean;
  onPress: () => void;
  onMiddle: () => void;
  onCancel: () => void;
};

function Point({ name, tour, place, isChosen, isNext, isCurrent, isReady, onPress, onMiddle, onCancel }: PointProps) {
  const title = useId();
  return (
    <li aria-labelledby={title} className="rounded-lg border border-line px-3 py-2.5">
      <p className="flex items-center gap-2 text-sm">
        <img src={iconImage(pinIcons[place])} alt="" className="size-5" />
        <span id={title} className="min-w-0">
          <span className="font-medium text-ink">{name}</span> <span className="wrap-anywhere text-ink-soft">in {tour}</span>
        </span>
        {isChosen && !isCurrent && <span className="ms-auto text-accent text-xs">Chosen</span>}
      </p>
      {isCurrent && <p className="mt-2 text-ink text-sm">Press the place in the scan.</p>}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          size="small"
          look={isNext && !isCurrent ? 'primary' : 'plain'}
          disabled={!isReady}
          aria-describedby={title}
          onClick={isCurrent ? onCancel : onPress}
        >
          {isCurrent ? 'Cancel' : isChosen ? 'Choose again' : 'Choose'}
        </Button>
        <Button size="small" look="quiet" disabled={!isReady} aria-describedby={title} onClick={onMiddle}>
          Middle of the view
        </Button>
      </div>
    </li>
  );
}
