import { type ReactNode, useEffect, useRef } from 'react';
import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { LeaveDialog } from '@/ui/leave-dialog';
import { ProgressBar } from '@/ui/progress-bar';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { useOnline } from '@/ui/use-online';
import { BulkReport, type BulkTexts } from './bulk-report';
import { type BulkAct, type BulkRun, useBulkRun } from './use-bulk-run';

type Props<Item, Result> = {
  title: string;
  /** What something is done with; none is possible. */
  items: readonly Item[];
  nameOf: (item: Item) => string;
  act: BulkAct<Item, Result>;
  texts: BulkTexts;
  confirmLabel: string;
  danger?: boolean;
  /** Something has to be chosen first. */
  disabled?: boolean;
  /** What can be done with the results of those that were done, where others were not. */
  partLabel?: string;
  onClose: () => void;
  /** The choice, and what will happen. */
  children: ReactNode;
};

/** Does something with many items: says what will happen, shows the progress, can be stopped, and reports what was done, to undo or to try again. */
export function BulkDialog<Item, Result>(props: Props<Item, Result>) {
  const { title, items, nameOf, act, texts, children, onClose } = props;
  const run = useBulkRun(act);
  const { state } = run;
  const isRunning = state?.isRunning ?? false;
  const guard = useLeaveGuard(isRunning, { includeQuery: true });
  const content = useRef<HTMLDivElement>(null);
  const phase = state === null ? 'ready' : isRunning ? 'running' : 'over';
  useEffect(() => {
    // the button that was pressed is gone
    if (phase !== 'ready') content.current?.focus();
  }, [phase]);
  return (
    <Dialog title={title} open size="small" onClose={() => !isRunning && onClose()} footer={<Footer {...props} run={run} phase={phase} />}>
      <div ref={content} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {phase === 'ready' && children}
        {phase === 'ready' && <Offline />}
        {state && phase === 'running' && <Progress state={state} items={texts.items} />}
        {state && phase === 'over' && <BulkReport state={state} texts={texts} nameOf={nameOf} />}
        {phase === 'ready' && items.length === 0 && (
          <p role="status" className="text-ink-soft text-sm">
            There is nothing to change.
          </p>
        )}
      </div>
      <LeaveDialog question={guard.question} title="Stop and leave?" leaveLabel="Stop and leave">
        What is done stays. The rest is not done.
      </LeaveDialog>
    </Dialog>
  );
}

type FooterProps<Item, Result> = Props<Item, Result> & { run: BulkRun<Item, Result>; phase: 'ready' | 'running' | 'over' };

function Footer<Item, Result>({ items, act, danger, disabled, confirmLabel, partLabel, run, phase, onClose }: FooterProps<Item, Result>) {
  const online = useOnline();
  const { state, retry, revert } = run;
  if (phase === 'running') return <Button onClick={run.stop}>Stop</Button>;
  if (phase === 'ready') {
    return (
      <>
        <Button data-first-focus={danger || undefined} onClick={onClose}>
          Cancel
        </Button>
        <Button look={danger ? 'danger' : 'primary'} disabled={disabled || !online || items.length === 0} onClick={() => run.start(items)}>
          {confirmLabel}
        </Button>
      </>
    );
  }
  const results = state?.kind === 'act' ? state.done.map(({ result }) => result) : [];
  return (
    <>
      {revert && <Button onClick={revert}>Undo</Button>}
      {retry && partLabel && results.length > 0 && <Button onClick={() => act.onComplete?.(results)}>{partLabel}</Button>}
      {retry && (
        <Button disabled={!online} onClick={retry}>
          Retry
        </Button>
      )}
      <Button look="primary" onClick={onClose}>
        Close
      </Button>
    </>
  );
}

const Offline = () => (useOnline() ? null : <ErrorNote>You’re offline, so nothing can be changed now. Connect, then try again.</ErrorNote>);

type ProgressProps = { state: NonNullable<BulkRun<unknown, unknown>['state']>; items: BulkTexts['items'] };

function Progress({ state: { kind, finished, total }, items }: ProgressProps) {
  const share = `${finished.toLocaleString('en')} of ${plural(total, items)}`;
  return (
    <div className="flex min-h-24 flex-col justify-center gap-3">
      <ProgressBar label={kind === 'act' ? 'Progress' : 'Undoing'} value={total === 0 ? 0 : finished / total} valueText={share} />
      <p className="text-center text-ink-soft text-sm tabular-nums">
        {kind === 'undo' && 'Undoing: '}
        {share}. Keep this page open.
      </p>
    </div>
  );
}
