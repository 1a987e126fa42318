import Camera from 'lucide-react/icons/camera';
import Crosshair from 'lucide-react/icons/crosshair';
import type { PoiId } from '@/domain/ids';
import { Button } from '@/ui/button';
import { usePlayer } from '@/widgets/visit/session-context';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { ScreenshotPicture } from './screenshot-picture';
import { takeScreenshot } from './screenshots';
import { Section } from './section';
import { changeView, keepView } from './set-view';
import { useIsAtView } from './use-is-at-view';
import { type SteadyPoi, useSteadyPoi } from './use-poi';

type Props = { poi: PoiId };

/** From where a point of interest is seen, and its picture. @see EDIT-034 EDIT-044 */
export function ViewSection({ poi: id }: Props) {
  const session = useEditingSession();
  const poi = useSteadyPoi(id);
  const isShooting = useEditingState((state) => state.shooting.has(id));
  const plays = usePlayer((state) => state.stage.name === 'ready');
  if (!poi) return null;
  return (
    <Section title="View">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <ScreenshotPicture poi={poi} />
        <div className="flex min-w-44 grow basis-0 flex-col items-start gap-2">
          <ViewState poi={poi} />
          <ViewButton poi={poi} plays={plays} />
          <Button size="small" look="quiet" busy={isShooting} disabled={!plays} onClick={() => void takeScreenshot(session, id)}>
            {!isShooting && <Camera aria-hidden size={16} strokeWidth={1.75} />}
            {poi.screenshot === '' ? 'Take a screenshot' : 'Retake the screenshot'}
          </Button>
        </div>
      </div>
    </Section>
  );
}

function ViewState({ poi }: { poi: SteadyPoi }) {
  const isAtView = useIsAtView(poi);
  const words = poi.sweep === '' ? 'No view is stored yet.' : texts[String(isAtView) as keyof typeof texts];
  return <p className="text-pretty text-ink-soft text-sm">{words}</p>;
}

const texts = {
  true: 'You see the stored view.',
  false: 'You look at something else than the stored view.',
  null: 'The view is stored.',
};

/** While another view is looked for, the banner over the scan sets it; this one begins it and gives it up. */
function ViewButton({ poi: { identifier }, plays }: { poi: SteadyPoi; plays: boolean }) {
  const session = useEditingSession();
  const isChanging = useEditingState((state) => state.changingView === identifier);
  const isPlacing = useEditingState((state) => state.placing !== null);
  return (
    <Button
      size="small"
      look={isChanging ? 'primary' : 'plain'}
      aria-pressed={isChanging}
      disabled={!plays || isPlacing}
      onClick={() => (isChanging ? keepView(session) : changeView(session, identifier))}
    >
      <Crosshair aria-hidden size={16} strokeWidth={1.75} />
      Change camera view
    </Button>
  );
}
