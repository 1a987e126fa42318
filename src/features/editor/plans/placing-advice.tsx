import { type FittedPlan, type pairsProblem, stretchToConfirm, warnedRemainder } from '@/domain/plans/fit';
import { Button } from '@/ui/button';
import { centimetres } from './pair-list';
import type { PlacingDraft } from './placing-draft';

type Props = {
  draft: PlacingDraft;
  fit: FittedPlan | null;
  problem: ReturnType<typeof pairsProblem>;
  onStretch: (isStretched: boolean) => void;
};

/** What to do next, and how well the plan fits. */
export function PlacingAdvice({ draft: { pixel, spot, isStretched }, fit, problem, onStretch }: Props) {
  const asks = !isStretched && fit?.stretch != null && fit.stretch > stretchToConfirm;
  return (
    <div role="status" className="flex flex-col gap-2 text-pretty text-ink-soft text-sm">
      <p>{nextStep(pixel !== null, spot !== null, problem)}</p>
      {fit && fit.worst !== null && (
        <p>
          On average the pairs are {centimetres(fit.mean)} from where the plan has them.
          {fit.isMirrored && ' The plan is mirrored, and is turned over.'}
        </p>
      )}
      {fit && fit.mean > warnedRemainder && (
        <p className="rounded-md bg-notice-wash px-3 py-2 text-notice">
          That is much: the position on the map will be wrong by about as far. Check the pair that fits worst. You can still save.
        </p>
      )}
      {asks && (
        <div className="flex flex-wrap items-center gap-2 rounded-md bg-notice-wash px-3 py-2 text-notice">
          <p className="grow basis-60">
            The plan is {Math.round((fit.stretch ?? 0) * 100)} % longer in one direction than in the other. Stretch it to fit, or check the
            pairs if the plan is right.
          </p>
          <Button size="small" onClick={() => onStretch(true)}>
            Stretch the plan
          </Button>
        </div>
      )}
      {isStretched && (
        <div className="flex flex-wrap items-center gap-2">
          <p>The plan is stretched to fit.</p>
          <Button size="small" onClick={() => onStretch(false)}>
            Keep its shape
          </Button>
        </div>
      )}
    </div>
  );
}

function nextStep(hasPixel: boolean, hasSpot: boolean, problem: Props['problem']): string {
  if (hasPixel) return 'Now click the same spot on the scan, or use your position.';
  if (hasSpot) return 'Now click the same spot on the plan.';
  if (problem === 'few')
    return 'Click a spot on the plan, such as a corner of a room, then the same spot on the scan. Two pairs are enough.';
  if (problem === 'close') return 'The pairs are too close together. Add one at least 2 m away, and farther across the plan.';
  return 'Add more pairs to see how well the plan fits, or save. Drag a number to correct it.';
}
