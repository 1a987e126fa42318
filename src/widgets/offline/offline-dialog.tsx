import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isCopyRemoved } from '@/backend/offline/copies';
import { errorMessage } from '@/domain/app-error';
import type { OfflineCopy } from '@/domain/offline/copy';
import { type OfflineTarget, offlineIdOf } from '@/domain/offline/target';
import { bytesText } from '@/domain/publishing/labels';
import type { NoOfflineScan } from '@/showcase/offline-scan';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { ProgressBar } from '@/ui/progress-bar';
import { commonTexts } from '@/ui/texts';
import { useOnline } from '@/ui/use-online';
import { useTexts } from '@/ui/use-texts';
import { measureCopy } from './plan-copy';
import { CopyList, useRemoveCopy, useStoredCopies } from './stored-tours';
import { offlineTexts } from './texts';
import { useSaving } from './use-saving';

type Props = { target: OfflineTarget; path: string; onClose: () => void };

/** Saves a tour on this device, with its size before, and lists the tours that are stored here. */
export function OfflineDialog({ target, path, onClose }: Props) {
  const t = useTexts(offlineTexts);
  const id = offlineIdOf(target);
  const copies = useStoredCopies();
  const copy = copies?.find((each) => each.id === id);
  const others = copies?.filter((each) => each.id !== id) ?? [];
  return (
    <Dialog title={t.save} description={t.description} open size="small" onClose={onClose}>
      <div className="flex flex-col gap-6">
        {copies ? <ThisTour key={id} target={target} path={path} copy={copy} /> : <Skeleton />}
        {copies && !copy && isCopyRemoved(id) && (
          <p role="status" className="text-pretty text-ink-soft text-sm">
            {t.removed}
          </p>
        )}
        {others.length > 0 && (
          <section aria-label={t.otherTours}>
            <h3 className="mb-1 font-medium text-ink text-sm">{t.otherTours}</h3>
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
  const t = useTexts(offlineTexts);
  const common = useTexts(commonTexts);
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
    const { bytes } = saving.progress;
    const text = t.progress({ stored: bytesText(bytes), total: bytesText(Math.max(total, bytes)) });
    return (
      <Block text={text} actions={<Button onClick={saving.cancel}>{common.cancel}</Button>}>
        <ProgressBar label={t.saving} value={saving.progress.files / Math.max(plan.data?.files.length ?? 1, 1)} valueText={text} />
      </Block>
    );
  }
  const removal = copy && copy.state !== 'opened' && (
    <Button busy={remove.isPending} onClick={() => remove.mutate(id)}>
      {t.remove}
    </Button>
  );
  if (isSaved) return <Block text={t.saved({ size: bytesText(copy.bytes) })} actions={removal} />;
  if (!isOnline) return <Block text={t.connect} actions={removal} />;
  if (plan.error)
    return <Failure message={errorMessage(plan.error)} action={<Button onClick={() => void plan.refetch()}>{common.tryAgain}</Button>} />;
  if (!plan.data) return <Skeleton />;
  const { data } = plan;
  const isInterrupted = copy?.state === 'saving';
  const label = saving?.name === 'failed' ? common.tryAgain : isInterrupted ? t.continue : t.save;
  const actions = (
    <>
      {removal}
      <Button look="primary" onClick={() => start(data)}>
        {label}
      </Button>
    </>
  );
  if (saving?.name === 'failed') return <Failure message={t.failed({ reason: saving.message })} action={actions} />;
  const size = t.size({ size: bytesText(data.bytes), files: t.files(data.files.length) });
  return (
    <Block text={isInterrupted ? t.interrupted({ stored: bytesText(copy.bytes), total: bytesText(data.bytes) }) : size} actions={actions}>
      {data.noScan && <p className="text-pretty text-ink-soft text-sm">{t[noScanTexts[data.noScan]]}</p>}
    </Block>
  );
}

const noScanTexts = { provider: 'scanOfProvider', private: 'scanPrivate', none: 'noScan' } as const satisfies Record<NoOfflineScan, string>;

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
    <ErrorNote>{message}</ErrorNote>
    <div className="flex flex-wrap gap-3">{action}</div>
  </div>
);
