import { useMemo, useRef } from 'react';
import { type Affine, composed, inverseOf, svgMatrix } from '@/domain/plans/affine';
import type { FittedPlan } from '@/domain/plans/fit';
import { floorFrame, type Size } from '@/domain/plans/floor-frame';
import type { MapSweep } from '@/domain/plans/floor-map';
import { SweepDots } from '@/widgets/floor-map/floor-drawing';
import { useSize } from '@/widgets/floor-map/use-size';
import { PairPane } from './pair-pane';
import type { PlacingChange, PlacingDraft } from './placing-draft';

type Props = {
  address: string;
  image: Size;
  draft: PlacingDraft;
  fit: FittedPlan | null;
  /** draws these positions where the pairs put them, over a paler plan */
  check: { sweeps: readonly MapSweep[] } | null;
  change: (change: PlacingChange) => void;
};

const unmoved: Affine = [1, 0, 0, 1, 0, 0];

/** The plan with its half of the pairs. */
export function PlanPane({ address, image, draft, fit, check, change }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area, { width: 480, height: 400 });
  const matrix = useMemo(() => floorFrame(size, [], { image, fit: unmoved }).matrix, [size, image]);
  const toPlan = fit && inverseOf(fit.matrix);
  return (
    <div ref={area} className="flex min-h-0 flex-col">
      <PairPane
        label="on the plan"
        size={size}
        matrix={matrix}
        places={draft.pairs.map(({ pixel }) => pixel)}
        half={draft.pixel}
        worst={fit?.worst ?? null}
        step={1}
        onPress={(pixel) => change({ type: 'pixel', pixel })}
        onMove={(index, pixel) => change({ type: 'move-pixel', index, pixel })}
      >
        <image href={address} {...image} transform={svgMatrix(matrix)} preserveAspectRatio="none" opacity={check ? 0.6 : 1} />
        {check && toPlan && <SweepDots sweeps={check.sweeps} matrix={composed(matrix, toPlan)} />}
      </PairPane>
    </div>
  );
}
