import { memo, useEffect, useRef, useState } from 'react';
import { modelService } from '@/backend/config';
import type { Tour } from '@/domain/tours/tour';
import { loadModule } from '@/loading/load-code';
import { connectShowcase } from '@/showcase/connect-showcase';
import { readDelivery } from '@/showcase/delivery';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/session-context';
import { hasEmbedOption } from '../address/embed-option';
import { Poster } from './poster';
import { LoadProgress, NoModel, StageFailure } from './stage-messages';

const freeArea = () => import('./free-area').then((part) => part.centerOnFreeArea);

type Props = {
  tour: Pick<Tour, 'id' | 'name' | 'matterportId' | 'thumbnailUrl'>;
  model: string;
  /** whether the PoI list has entries */
  hasList: boolean;
  mayWrite: boolean;
};

/** The scan over the whole window, with its poster, loading progress and errors. @see PLAYER-006 PLAYER-007 PLAYER-030 */
export const ShowcaseStage = memo(function ShowcaseStage({ tour, model, hasList, mayWrite }: Props) {
  const stage = usePlayerState((state) => state.stage);
  const wasReady = usePlayerState((state) => state.wasReady);
  const isVisible = stage.name === 'ready' || stage.name === 'lost';
  if (model === '') return <NoModel tour={tour} hasList={hasList} mayWrite={mayWrite} />;
  return (
    <div className="absolute inset-0">
      <Viewer name={tour.name} model={model} isVisible={isVisible} />
      <Poster tour={tour} isVisible={!isVisible} />
      {(stage.name === 'loading' || stage.name === 'starting') && <LoadProgress stage={stage.name} isReload={wasReady} />}
      {(stage.name === 'failed' || stage.name === 'lost') && (
        <StageFailure tour={tour.id} stage={stage} hasList={hasList} mayWrite={mayWrite} />
      )}
    </div>
  );
});

type ViewerProps = { name: string; model: string; isVisible: boolean };

function Viewer({ name, model, isVisible }: ViewerProps) {
  const session = usePlayerSession();
  const frame = useRef<HTMLIFrameElement>(null);
  const [delivery] = useState(() => readDelivery(import.meta.env));
  const [zoomsAtOnce] = useState(() => hasEmbedOption('wheel=zoom'));
  useEffect(() => {
    if (!frame.current) return;
    const showcase = connectShowcase(frame.current, { delivery, model, service: modelService(), zoomsAtOnce });
    const detach = session.attach(showcase);
    return () => {
      detach();
      showcase.disconnect();
    };
  }, [session, delivery, model, zoomsAtOnce]);
  useEffect(() => {
    if (!isVisible) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    loadModule(freeArea).then(
      (centerOnFreeArea) => {
        if (frame.current && !isOver) stop = centerOnFreeArea(frame.current, session);
      },
      // the scan is in the middle of the window then
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [session, isVisible]);
  return (
    <iframe
      ref={frame}
      title={`3D view of ${name}`}
      // an empty iframe fires load as well
      onLoad={({ currentTarget }) => currentTarget.src !== '' && session.store.getState().pageLoaded()}
      tabIndex={isVisible ? undefined : -1}
      className="absolute inset-0 size-full border-0"
    />
  );
}
