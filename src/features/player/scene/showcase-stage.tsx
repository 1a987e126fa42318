import { memo, useEffect, useRef, useState } from 'react';
import { modelService } from '@/backend/config';
import type { Tour } from '@/domain/tours';
import { connectShowcase } from '@/showcase/connect-showcase';
import { readDelivery } from '@/showcase/delivery';
import { usePlayer, useSession } from '@/widgets/visit/session-context';
import { LoadProgress } from './load-progress';
import { NoModel } from './no-model';
import { Poster } from './poster';
import { StageFailure } from './stage-failure';

type Props = {
  tour: Pick<Tour, 'id' | 'name' | 'matterportId' | 'thumbnailUrl'>;
  model: string;
  /** whether there is something to read all the same */
  hasList: boolean;
  mayWrite: boolean;
};

/** The scan over the whole window: a picture of it at once, how far it is, and what became of it. @see PLAYER-006 PLAYER-007 PLAYER-030 */
export const ShowcaseStage = memo(function ShowcaseStage({ tour, model, hasList, mayWrite }: Props) {
  const stage = usePlayer((state) => state.stage);
  const wasReady = usePlayer((state) => state.wasReady);
  const isShown = stage.name === 'ready' || stage.name === 'lost';
  if (model === '') return <NoModel tour={tour} hasList={hasList} mayWrite={mayWrite} />;
  return (
    <div className="absolute inset-0">
      <Viewer name={tour.name} model={model} isShown={isShown} />
      <Poster tour={tour} isShown={!isShown} />
      {(stage.name === 'loading' || stage.name === 'starting') && <LoadProgress stage={stage.name} isAgain={wasReady} />}
      {(stage.name === 'failed' || stage.name === 'lost') && (
        <StageFailure tour={tour.id} stage={stage} hasList={hasList} mayWrite={mayWrite} />
      )}
    </div>
  );
});

type ViewerProps = { name: string; model: string; isShown: boolean };

function Viewer({ name, model, isShown }: ViewerProps) {
  const session = useSession();
  const frame = useRef<HTMLIFrameElement>(null);
  const [delivery] = useState(() => readDelivery(import.meta.env));
  useEffect(() => {
    if (!frame.current) return;
    const showcase = connectShowcase(frame.current, { delivery, model, service: modelService() });
    const detach = session.attach(showcase);
    return () => {
      detach();
      showcase.disconnect();
    };
  }, [session, delivery, model]);
  return (
    <iframe
      ref={frame}
      title={`3D view of ${name}`}
      // an empty frame loads too, and says nothing by it
      onLoad={({ currentTarget }) => currentTarget.src !== '' && session.store.getState().pageLoaded()}
      tabIndex={isShown ? undefined : -1}
      className="absolute inset-0 size-full border-0"
    />
  );
}
