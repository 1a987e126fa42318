import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isCopyRemoved } from '@/backend/offline/copies';
import { errorMessage } from '@/domain/app-error';
import type { OfflineCopy } from '@/domain/offline/copy';
import { type OfflineTarget, offlineIdOf } from '@/domain/offline/target';
import { plural } from '@/domain/plural';
import { bytesText } from '@/domain/publishing/labels';
import type { NoOfflineScan } from '@/showcase/offline-scan';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ProgressBar } from '@/ui/progress-bar';
import { useOnline } from '@/ui/use-online';
import { measureCopy } from './plan-copy';
import { CopyList, useRemoveCopy, useStoredCopies } from './stored-tours';
import { useSaving } from './use-saving';

type Props = { target: OfflineTarget; path: string; onClose: () => void };

/** Saves a tour on this device, with its size before, and lists the tours that are stored here. */
export function OfflineDialog({ target, path, onClose }: Props) {
  const id = offlineIdOf(target);
  const copies = useStoredCopies();
  const copy = copies?.find((each) => each.id === id);
  const others = copies?.filter((each) => each.id !== id) ?? [];
  return (
    <Dialog title="Save for offline" description="Opens on this device without a network." open size="small" onClose={onClose}>
      <div className="flex flex-col gap-6">
        {copies ? <ThisTour key={id} target={target} path={path} copy={copy} /> : <Skeleton />}
        {copies && !copy && isCopyRemoved(id) && (
          <p role="status" className="text-pretty text-ink-soft text-sm">
            Removed from this device. It stays removed until you open it again with a network.
          </p>
        )}
        {others.length > 0 && (
          <section aria-label="Other tours on this device">
            <h3 className="mb-1 font-medium text-ink text-sm">Other tours on this device</h3>
            <CopyList copies={others} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

const Skeleton = () => <div aria-hidden className="skeleton h-20 rounded-lg" />;

type TourProps = { target: OfflineTarget; path: string; copy: OfflineCopy | undefined };

function ThisTour({ target, path, copy }: TourProps) {
  const id = offlineIdOf(target);
  const isOnline = useOnline();
  const { saving, start } = useSaving(id, path);
  const remove = useRemoveCopy();
  const isSaved = copy?.state === 'saved';
  const plan = useQuery({
    queryKey: ['offline-plan', id],
    queryFn: ({ signal }) => measureCopy(target, signal),
    enabled: isOnline && !isSaved && saving?.name !== 'running',
    retry: false,
    staleTime: 60_000,
  });
  if (saving?.name === 'running') {
    const total = plan.data?.bytes ?? saving.progress.bytes;
    const text = `${bytesText(saving.progress.bytes)} of about ${bytesText(Math.max(total, saving.progress.bytes))}`;
    return (
      <Block text={text} actions={<Button onClick={saving.cancel}>Cancel</Button>}>
        <ProgressBar label="Saving the tour" value={saving.progress.files / Math.max(plan.data?.files.length ?? 1, 1)} valueText={text} />
      </Block>
    );
  }
  const removal = copy && copy.state !== 'opened' && (
    <Button busy={remove.isPending} onClick={() => remove.mutate(id)}>
      Remove
    </Button>
  );
  if (isSaved) return <Block text={`Saved for offline · ${bytesText(copy.bytes)}`} actions={removal} />;
  if (!isOnline) return <Block text="You’re offline. Connect to save this tour." actions={removal} />;
  if (plan.error)
    return <Failure message={errorMessage(plan.error)} action={<Button onClick={() => void plan.refetch()}>Try again</Button>} />;
  if (!plan.data) return <Skeleton />;
  const { data } = plan;
  const isInterrupted = copy?.state === 'saving';
  const label = saving?.name === 'failed' ? 'Try again' : isInterrupted ? 'Continue' : 'Save for offline';
  const actions = (
    <>
      {removal}
      <Button look="primary" onClick={() => start(data)}>
        {label}
      </Button>
    </>
  );
  if (saving?.name === 'failed') return <Failure message={`The tour isn’t saved: ${saving.message}`} action={actions} />;
  const size = `About ${bytesText(data.bytes)} in ${plural(data.files.length, { one: '# file', other: '# files' })}.`;
  return (
    <Block
      text={isInterrupted ? `Saving isn’t finished: ${bytesText(copy.bytes)} of about ${bytesText(data.bytes)}.` : size}
      actions={actions}
    >
      {data.noScan && <p className="text-pretty text-ink-soft text-sm">{noScanTexts[data.noScan]}</p>}
    </Block>
  );
}

const noScanTexts: Record<NoOfflineScan, string> = {
  provider: 'The 3D scan belongs to another provider and can’t be saved. Points, texts, images and floor plans can.',
  private: 'The 3D scan is private and can’t be saved. Points, texts, images and floor plans can.',
  none: 'This tour has no 3D scan. Points, texts, images and floor plans are saved.',
};

const Block = ({ text, actions, children }: { text: string; actions: ReactNode; children?: ReactNode }) => (
  <div className="flex flex-col gap-3">
    <p role="status" className="text-ink text-sm tabular-nums">
      {text}
    </p>
    {children}
    <div className="flex flex-wrap gap-3">{actions}</div>
  </div>
);

const Failure = ({ message, action }: { message: string; action: ReactNode }) => (
  <div className="flex flex-col gap-3">
    <p role="alert" className="rounded-md bg-danger-wash px-3 py-2.5 text-danger text-sm">
      {message}
    </p>
    <div className="flex flex-wrap gap-3">{action}</div>
  </div>
);
