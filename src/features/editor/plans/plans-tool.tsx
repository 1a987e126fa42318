import { useState } from 'react';
import type { FloorPlan } from '@/domain/attachments';
import { tourFormPath } from '@/domain/page-addresses';
import type { Size } from '@/domain/plans/floor-frame';
import { canBePlaced, placementState } from '@/domain/plans/laid-plan';
import { Button, buttonStyle } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { NewWindow } from '@/ui/new-window';
import { ownImageUrl } from '@/widgets/file-preview/own-url';
import { useImageSize } from '@/widgets/floor-map/use-image-size';
import { pleaseWaitMessage } from '@/widgets/player-session/player-controls';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useEditingState } from '../session/editing-context';
import { PlacePlan } from './place-plan';

type Chosen = { plan: FloorPlan; address: string; image: Size };

/** Floor plans of the tour, to be laid over the scan as the map of their floors. */
export function PlansTool() {
  const closeTool = useEditingState((state) => state.closeTool);
  const { id, floorplans: plans } = useEditingState((state) => state.input.tour);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  if (chosen) return <PlacePlan {...chosen} onClose={() => setChosen(null)} />;
  return (
    <Dialog
      title="Floor plans on the scan"
      description="A plan that lies over the scan is the minimap of its floor. Without one, the minimap is drawn from the scan."
      open
      onClose={closeTool}
      footer={
        <Button look="primary" onClick={closeTool}>
          Done
        </Button>
      }
    >
      {plans.length === 0 ? (
        <EmptyState
          title="No floor plans yet"
          action={
            <a href={`#${tourFormPath(id)}?dialog=files`} target="_blank" rel="noreferrer" className={buttonStyle()}>
              Add floor plans
              <NewWindow />
            </a>
          }
        >
          Add them to the tour’s files. They appear here as soon as they are uploaded.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-3">
          {plans.map((plan, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stored rows have no identifier
            <PlanRow key={index} plan={plan} onPlace={setChosen} />
          ))}
        </ul>
      )}
      {!isReady && plans.length > 0 && (
        <p role="status" className="mt-3 text-ink-soft text-sm">
          {pleaseWaitMessage()}
        </p>
      )}
    </Dialog>
  );
}

const stateTexts = { none: 'Not placed', placed: 'On the map', check: 'Check again: the image or the scan was replaced' } as const;

function PlanRow({ plan, onPlace }: { plan: FloorPlan; onPlace: (chosen: Chosen) => void }) {
  const model = useEditingState((state) => state.input.tour.matterportId);
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const isImage = canBePlaced(plan);
  const address = isImage ? ownImageUrl(plan.url) : null;
  const image = useImageSize(address);
  const state = placementState(plan.placement, model, image ?? undefined);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 grow basis-52">
        <p dir="auto" className="wrap-anywhere font-medium text-ink text-sm">
          {plan.name || 'Floor plan'}
        </p>
        <p className={state === 'check' ? 'text-notice text-sm' : 'text-ink-soft text-sm'}>{hintOf(isImage, image, state)}</p>
      </div>
      {isImage && image && address !== null && (
        <Button disabled={!isReady} onClick={() => onPlace({ plan, address, image })}>
          {state === 'none' ? 'Place' : state === 'placed' ? 'Change' : 'Check'} <span className="sr-only">{plan.name}</span>
        </Button>
      )}
    </li>
  );
}

function hintOf(isImage: boolean, image: Size | null | undefined, state: keyof typeof stateTexts): string {
  if (!isImage) return 'Only PNG, JPEG and WebP images can be placed. Export this plan as an image and upload that.';
  if (image === null) return 'Couldn’t load the image. Check your connection and open this again.';
  return stateTexts[state];
}
