import Camera from 'lucide-react/icons/camera';
import Crosshair from 'lucide-react/icons/crosshair';
import { findPoi, neighbourPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { Button } from '@/ui/button';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { type SteadyPoi, useEditingSession, useEditingState, useSteadyPoi } from '../session/editing-context';
import { DescribeScreenshot } from './describe-screenshot';
import { ScreenshotImage } from './screenshot-image';
import { takeScreenshot } from './screenshots';
import { Section } from './section';
import { applyViewOf, cancelViewChange, startViewChange } from './set-view';
import { useIsAtView } from './use-is-at-view';

type Props = { poi: PoiId };

/** The camera view and screenshot of a point of interest. @see EDIT-034 EDIT-044 */
export function ViewSection({ poi: id }: Props) {
  const session = useEditingSession();
  const poi = useSteadyPoi(id);
  const isCapturing = useEditingState((state) => state.capturing.has(id));
  const name = useEditingState((state) => findPoi(state.edited.folders, id)?.name);
  const isViewerReady = usePlayerState((state) => state.stage.name === 'ready');
  if (!poi) return null;
  return (
    <Section title="View">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <ScreenshotImage owner={id} screenshot={poi.screenshot} alt={poi.screenshotAlt || `Screenshot of ${name}`} />
        <div className="flex min-w-44 grow basis-0 flex-col items-start gap-2">
          <ViewState poi={poi} />
          <ViewButton poi={poi} isViewerReady={isViewerReady} />
          <Button size="small" look="quiet" busy={isCapturing} disabled={!isViewerReady} onClick={() => void takeScreenshot(session, id)}>
            {!isCapturing && <Camera aria-hidden size={16} strokeWidth={1.75} />}
            {poi.screenshot === '' ? 'Take a screenshot' : 'Retake the screenshot'}
          </Button>
          {poi.screenshot !== '' && <DescribeScreenshot poi={poi} />}
        </div>
      </div>
      <NeighbourViews poi={id} />
    </Section>
  );
}

function ViewState({ poi }: { poi: SteadyPoi }) {
  const isAtView = useIsAtView(poi);
  const waits = useEditingState((state) => state.firstViews.get(poi.identifier)?.waits === true);
  const missing = waits ? 'No view saved yet. It gets one, with a screenshot, when the scan is there.' : 'No view saved yet.';
  const words = poi.sweep === '' ? missing : texts[String(isAtView) as keyof typeof texts];
  return <p className="text-pretty text-ink-soft text-sm">{words}</p>;
}

const texts = {
  true: 'You are at the saved view.',
  false: 'You aren’t at the saved view.',
  null: 'View saved.',
};

/** Starts and cancels choosing a view; the banner over the scan applies it. */
function ViewButton({ poi: { identifier }, isViewerReady }: { poi: SteadyPoi; isViewerReady: boolean }) {
  const session = useEditingSession();
  const isChanging = useEditingState((state) => state.changingView === identifier);
  const isPlacing = useEditingState((state) => state.placing !== null);
  return (
    <Button
      size="small"
      look={isChanging ? 'primary' : 'plain'}
      aria-pressed={isChanging}
      disabled={!isViewerReady || isPlacing}
      onClick={() => (isChanging ? cancelViewChange(session) : startViewChange(session, identifier))}
    >
      <Crosshair aria-hidden size={16} strokeWidth={1.75} />
      Change camera view
    </Button>
  );
}

/** Takes over the view of the point before or after this one in the list. */
function NeighbourViews({ poi }: Props) {
  const session = useEditingSession();
  const before = useEditingState((state) => neighbourPoi(state.edited.folders, poi, -1));
  const after = useEditingState((state) => neighbourPoi(state.edited.folders, poi, 1));
  const neighbours = [
    { label: 'Use the view of the point before', other: before },
    { label: 'Use the view of the point after', other: after },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {neighbours.map(
        ({ label, other }) =>
          other &&
          other.sweep !== '' && (
            <Button key={label} size="small" look="quiet" title={other.name} onClick={() => applyViewOf(session, poi, other)}>
              {label}
            </Button>
          ),
      )}
    </div>
  );
}
