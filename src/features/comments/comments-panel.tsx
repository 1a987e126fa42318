import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { commentQueries, whileShown } from '@/backend/comments/queries';
import { anchorState, filesOfTour, type TourFileName } from '@/domain/comments/anchor';
import { openThreadsByPoi, type Thread, type ThreadFilter } from '@/domain/comments/thread';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { SidePanel } from '@/ui/side-panel';
import { Spinner } from '@/ui/spinner';
import { useBackLayer } from '@/ui/use-back-layer';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { anchorOfPlace, useAnchorChoice } from './anchor-choice';
import { BackHeader, ListHeader } from './headers';
import { NewThread } from './new-thread';
import { PlacingBanner, usePlacing } from './placing';
import { ThreadList } from './thread-list';
import { useThreadTags } from './thread-tags';
import { ThreadView } from './thread-view';

type Props = { tour: Tour; onClose: () => void };

/** The comments of a tour: a list of threads, one of them, or a new one. It listens as long as it is there. */
export function CommentsPanel({ tour, onClose }: Props) {
  const { store } = usePlayerSession();
  const opened = usePlayerState((state) => state.thread);
  const [filter, setFilter] = useState<ThreadFilter>('open');
  const [isWriting, setWriting] = useState(false);
  const { data: threads, error, refetch } = useQuery({ ...commentQueries.threads(tour.id), ...whileShown });
  const files = useMemo(() => filesOfTour(tour), [tour]);
  const choice = useAnchorChoice(tour);
  const placing = usePlacing((place) => choice.choose(anchorOfPlace(place)));
  const open = (id: string | null) => {
    setWriting(false);
    store.setState({ thread: id });
  };
  const back = () => open(null);
  useThreadTags(threads, opened, isWriting ? (choice.anchor?.position ?? null) : null, open);
  useCountsOfPoints(threads);
  useBackLayer(true, onClose);
  useBackLayer(opened !== null || isWriting, back);
  if (placing.isOn) return <PlacingBanner placing={placing} />;
  const thread = threads?.find(({ id }) => id === opened) ?? null;
  if (isWriting) {
    return (
      <Frame isTall header={<BackHeader title="New comment" onBack={back} />} onClose={onClose}>
        <NewThread tour={tour} files={files} choice={choice} onPlace={placing.start} onStarted={open} onCancel={back} />
      </Frame>
    );
  }
  if (threads && opened !== null) {
    return (
      <Frame isTall header={<BackHeader title={titleOf(thread, tour, files)} onBack={back} />} onClose={onClose}>
        <ThreadView key={opened} tour={tour} thread={thread} files={files} onBack={back} />
      </Frame>
    );
  }
  const list = { tour, files, filter, onFilter: setFilter, onOpen: open, onNew: () => setWriting(true) };
  return (
    <Frame header={<ListHeader count={threads?.filter(({ resolved }) => !resolved).length ?? 0} />} onClose={onClose}>
      {threads && <ThreadList threads={threads} {...list} />}
      {!threads && (error ? <LoadError message={error.message} retry={() => void refetch()} /> : <Loading />)}
    </Frame>
  );
}

const titleOf = (thread: Thread | null, tour: Tour, files: readonly TourFileName[]): string =>
  (thread && anchorState(thread.anchor, tour, files).name) || 'Comment';

type FrameProps = { header: ReactNode; isTall?: boolean; onClose: () => void; children: ReactNode };

/** On a phone it is tall where somebody writes: the keyboard takes half of the screen. */
const Frame = ({ header, isTall = false, onClose, children }: FrameProps) => (
  <SidePanel label="Comments" kind="editing" header={header} onClose={onClose} needsRoom={isTall}>
    {children}
  </SidePanel>
);

/** Shows on the rows of the points how many open threads they have, while the panel is there. */
function useCountsOfPoints(threads: readonly Thread[] | undefined): void {
  const { store } = usePlayerSession();
  const counts = useMemo(() => openThreadsByPoi(threads ?? []), [threads]);
  useEffect(() => {
    store.setState({ openThreads: counts });
    return () => store.setState({ openThreads: new Map() });
  }, [store, counts]);
}

const LoadError = ({ message, retry }: { message: string; retry: () => void }) => (
  <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
    <p className="text-pretty text-ink-soft text-sm">Couldn’t load the comments. {message}</p>
    <Button onClick={retry}>Retry</Button>
  </div>
);

const Loading = () => (
  <div className="grid h-40 place-items-center">
    <Spinner size={20} label="Loading the comments" />
  </div>
);
