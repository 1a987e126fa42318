import { useReducer, useState } from 'react';
import type { FloorPlan } from '@/domain/attachments';
import { pairsProblem } from '@/domain/plans/fit';
import type { Size } from '@/domain/plans/floor-frame';
import { floorName } from '@/domain/tours/floors';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { LeaveDialog } from '@/ui/leave-dialog';
import { Select } from '@/ui/select';
import { SwitchField } from '@/ui/switch-field';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { useFloorMap } from '@/widgets/floor-map/use-floor-map';
import { useShowcaseValue } from '@/widgets/floor-map/use-showcase-value';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { ScanBanner } from '@/widgets/player-session/scan-banner';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { PairList } from './pair-list';
import { PlacingAdvice } from './placing-advice';
import { changePlacing, fitOfDraft, isPlacingDirty, type PlacingDraft, startPlacing } from './placing-draft';
import { PlanPane } from './plan-pane';
import { ScanPane } from './scan-pane';
import { usePlacementInput } from './use-placement-input';
import { useSavePlacement } from './use-save-placement';

type Props = { plan: FloorPlan; address: string; image: Size; onClose: () => void };

/** Lays a plan over a floor of the scan: pairs of the same spot, one on the plan and one on the scan. */
export function PlacePlan({ plan, address, image, onClose }: Props) {
  const { player } = useEditingSession();
  const { floors, sweeps, rooms, here } = useFloorMap(useEditingState((state) => state.edited.rooms));
  const [initial] = useState(() => startPlacing(plan.placement, floorOf(plan, floors, here)));
  const [draft, change] = useReducer(changePlacing, initial);
  const [isChecking, setChecking] = useState(false);
  const [isWalking, setWalking] = useState(false);
  const fit = fitOfDraft(draft);
  const problem = pairsProblem(draft.pairs, image);
  const isDirty = isPlacingDirty(draft, initial);
  const guard = useLeaveGuard(isDirty);
  const saving = useSavePlacement(onClose);
  const placementOf = usePlacementInput();
  const standHere = () => {
    const position = player.currentView()?.position;
    if (!position) return;
    change({ type: 'floor', floor: here });
    change({ type: 'spot', spot: { x: position.x, z: position.z } });
    setWalking(false);
  };
  const leaveDialog = (
    <LeaveDialog question={guard.question} title="Close without saving?" leaveLabel="Close without saving">
      <p>The pairs that you changed will be lost.</p>
    </LeaveDialog>
  );
  if (isWalking)
    return (
      <>
        <Walking onHere={standHere} onBack={() => setWalking(false)} />
        {leaveDialog}
      </>
    );
  const onFloor = sweeps.filter(({ floor }) => floor === draft.floor);
  return (
    <>
      <Dialog
        title={`Place “${plan.name}”`}
        description="Mark the same spots on the plan and on the scan. Then the plan becomes the map of its floor."
        open
        size="full"
        onClose={() => guard.ask(onClose)}
        footer={
          <>
            {saving.error && (
              <p role="alert" className="me-auto text-danger text-sm">
                {saving.error.message} Your pairs are still here.
              </p>
            )}
            {plan.placement && (
              <Button look="quiet" busy={saving.isPending} onClick={() => saving.mutate({ plan, placement: null })}>
                Remove from the scan
              </Button>
            )}
            <Button onClick={() => guard.ask(onClose)}>Cancel</Button>
            <Button
              look="primary"
              busy={saving.isPending}
              disabled={problem !== null || fit === null}
              onClick={() => saving.mutate({ plan, placement: placementOf(draft, image, fit?.matrix ?? null) })}
            >
              Save
            </Button>
          </>
        }
      >
        <div className="flex min-h-full flex-col gap-3 md:h-full">
          <div className="grid min-h-0 grow gap-3 md:grid-cols-2">
            <PlanPane
              address={address}
              image={image}
              draft={draft}
              fit={fit}
              check={isChecking ? { sweeps: onFloor } : null}
              change={change}
            />
            <ScanPane draft={draft} fit={fit} sweeps={onFloor} rooms={rooms.filter(({ floor }) => floor === draft.floor)} change={change} />
          </div>
          <PlacingAdvice draft={draft} fit={fit} problem={problem} onStretch={(isStretched) => change({ type: 'stretch', isStretched })} />
          <PairList count={draft.pairs.length} fit={fit} onRemove={(index) => change({ type: 'remove', index })} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <FloorChoice draft={draft} floors={floors} onChoose={(floor) => change({ type: 'floor', floor })} />
            <StandHere draft={draft} onHere={standHere} onWalk={() => setWalking(true)} />
            {(draft.pixel || draft.spot) && (
              <Button size="small" look="quiet" onClick={() => change({ type: 'cancel-half' })}>
                Cancel this pair
              </Button>
            )}
            {fit && <SwitchField label="Check: the scan’s positions on the plan" checked={isChecking} onChange={setChecking} />}
          </div>
        </div>
      </Dialog>
      {leaveDialog}
    </>
  );
}

/** The floor that the files name, if the scan has it; else where the author is. */
function floorOf({ floor }: FloorPlan, floors: readonly { index: number }[], here: number): number {
  const named = Number(floor) - 1;
  return floor !== '' && floors.some(({ index }) => index === named) ? named : here;
}

type FloorChoiceProps = { draft: PlacingDraft; floors: ReturnType<typeof useFloorMap>['floors']; onChoose: (floor: number) => void };

function FloorChoice({ draft, floors, onChoose }: FloorChoiceProps) {
  const names = useEditingState((state) => state.edited.floors);
  if (floors.length < 2 && floors[0]?.index === draft.floor) return null;
  const options = floors.map(({ index, name }) => ({
    value: String(index),
    label: names[index]?.trim() || name || floorName(names, index),
  }));
  return (
    <div className="w-48">
      <Select aria-label="Floor of the plan" value={String(draft.floor)} options={options} onChoose={(floor) => onChoose(Number(floor))} />
    </div>
  );
}

type StandProps = { draft: PlacingDraft; onHere: () => void; onWalk: () => void };

/** Uses the camera's position as the spot on the scan, here or after walking on. */
function StandHere({ draft, onHere, onWalk }: StandProps) {
  const isInside = usePlayerState((state) => state.viewMode === 'inside' && state.sweep !== '');
  return (
    <>
      <Button size="small" disabled={!isInside || draft.spot !== null} onClick={onHere}>
        Use my position
      </Button>
      <Button size="small" look="quiet" onClick={onWalk}>
        Walk to a spot
      </Button>
    </>
  );
}

/** While the author walks to a spot, the plan waits. */
function Walking({ onHere, onBack }: { onHere: () => void; onBack: () => void }) {
  const isMoving = useShowcaseValue('moving', true);
  return (
    <ScanBanner title="Walk to a spot that is on the plan" hint="Then use your position for the next pair.">
      <Button size="small" look="primary" disabled={isMoving} onClick={onHere}>
        Use my position
      </Button>
      <Button size="small" look="quiet" onClick={onBack}>
        Back to the plan
      </Button>
    </ScanBanner>
  );
}
