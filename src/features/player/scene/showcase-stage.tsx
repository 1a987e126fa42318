import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { modelService } from '@/backend/config';
import type { Tour } from '@/domain/tours/tour';
import { loadModule } from '@/loading/load-code';
import { connectShowcase } from '@/showcase/connect-showcase';
import { readShowcaseDelivery } from '@/showcase/showcase-delivery';
import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { hasEmbedOption } from '../address/embed-option';
import type { PlayerCapabilities } from '../capabilities';
import { besideList, Poster } from './poster';
import { LoadProgress, NoModel, StageFailure } from './stage-messages';
import { stageMessageTexts } from './texts';

const freeArea = () => import('./free-area').then((part) => part.centerOnFreeArea);

type Props = {
  tour: Pick<Tour, 'id' | 'name' | 'matterportId' | 'thumbnailUrl'>;
  model: string;
  /** whether the PoI list has entries */
  hasList: boolean;
  mayWrite: boolean;
  documentPath: PlayerCapabilities['documentPath'];
};

/** The scan over the whole window, with its poster, loading progress and errors. @see PLAYER-006 PLAYER-007 PLAYER-030 */
export const ShowcaseStage = memo(function ShowcaseStage({ tour, model, hasList, mayWrite, documentPath }: Props) {
  const session = usePlayerSession();
  const stage = usePlayerState((state) => state.stage);
  const wasReady = usePlayerState((state) => state.wasReady);
  const isReady = stage.name === 'ready';
  const previous = usePreviousModel(model, isReady);
  const view = useRef<HTMLDivElement>(null);
  const [startsBesideList] = useState(() => session.store.getState().sidebarOpen);
  useCenteredView(view, session, model !== '');
  if (model === '') return <NoModel tour={tour} hasList={hasList} mayWrite={mayWrite} documentPath={documentPath} />;
  return (
    <div className="absolute inset-0">
      <div ref={view} className={cn('absolute inset-0 h-full', startsBesideList && besideList)}>
        {[...(previous === null ? [] : [previous]), model].map((each) => (
          // what one sees stays until the other scan can be seen, which then fades in over it
          <Viewer
            key={each}
            name={tour.name}
            model={each}
            isPrevious={each !== model}
            isVisible={isReady}
            fadesIn={previous !== null && each === model}
          />
        ))}
        <Poster tour={tour} isVisible={!isReady && previous === null} />
      </div>
      {(stage.name === 'loading' || stage.name === 'starting') && <LoadProgress stage={stage.name} isReload={wasReady} />}
      {(stage.name === 'failed' || stage.name === 'lost') && (
        <StageFailure tour={tour.id} stage={stage} hasList={hasList} mayWrite={mayWrite} documentPath={documentPath} />
      )}
    </div>
  );
});

/** Longer than the other scan takes to fade in. */
const fadeMs = 500;

/** The model that was on show before this one, until this one is; null if there is none to see. */
function usePreviousModel(model: string, isReady: boolean): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!isReady || shown === model) return;
    const timer = setTimeout(() => setShown(model), shown === null ? 0 : fadeMs);
    return () => clearTimeout(timer);
  }, [isReady, shown, model]);
  return shown === model ? null : shown;
}

/** Centres picture and scan alike on what the panels leave free, so that one turns into the other where it is. */
function useCenteredView(view: RefObject<HTMLElement | null>, session: PlayerSession, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    loadModule(freeArea).then(
      (centerOnFreeArea) => {
        if (view.current && !isOver) stop = centerOnFreeArea(view.current, session);
      },
      // the scan is in the middle of the window then
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [session, view, isThere]);
}

type ViewerProps = {
  name: string;
  model: string;
  isPrevious: boolean;
  isVisible: boolean;
  /** Over another scan; below the poster it is there at once, so that nothing dark shines through while that fades. */
  fadesIn: boolean;
};

function Viewer({ name, model, isPrevious, isVisible, fadesIn }: ViewerProps) {
  const t = useTexts(stageMessageTexts);
  const session = usePlayerSession();
  const frame = useRef<HTMLIFrameElement>(null);
  const [delivery] = useState(() => readShowcaseDelivery(import.meta.env));
  const [zoomsAtOnce] = useState(() => hasEmbedOption('wheel=zoom'));
  useEffect(() => {
    if (!frame.current || isPrevious) return;
    const showcase = connectShowcase(frame.current, { delivery, model, service: modelService(), zoomsAtOnce });
    const detach = session.attach(showcase);
    return () => {
      detach();
      showcase.disconnect();
    };
  }, [session, delivery, model, zoomsAtOnce, isPrevious]);
  return (
    <iframe
      ref={frame}
      title={isPrevious ? undefined : t.view({ name })}
      inert={isPrevious}
      aria-hidden={isPrevious || undefined}
      // an empty iframe fires load as well
      onLoad={({ currentTarget }) => !isPrevious && currentTarget.src !== '' && session.store.getState().pageLoaded()}
      tabIndex={isVisible && !isPrevious ? undefined : -1}
      className={cn(
        'absolute inset-0 size-full border-0',
        fadesIn && 'transition-opacity duration-300',
        !isPrevious && !isVisible && 'opacity-0',
      )}
    />
  );
}
