import { useMemo, useState } from 'react';
import { shownTime } from '@/domain/time';
import { differenceWords, editedDifference } from '@/domain/tours/difference';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { DifferenceList } from '../merging/difference-list';
import type { Draft } from '../session/drafts';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { discardDraft, takeUp } from './drafts';
import { TakeAway } from './take-away';

type Props = { draft: Draft };

/** Offers back what an earlier visit did and did not save, with what it changed. */
export function DraftDialog({ draft }: Props) {
  const session = useEditingSession();
  const offer = useEditingState((state) => state.offer);
  const isNewer = useEditingState((state) => state.historyId !== draft.historyId);
  const [doing, setDoing] = useState<'taking' | null>(null);
  const [problem, setProblem] = useState('');
  const difference = useMemo(() => editedDifference(draft.base, draft.edited), [draft]);
  const take = async () => {
    setDoing('taking');
    const taken = await takeUp(session, draft);
    setDoing(null);
    if (!taken) setProblem('What you changed just now has to be saved first, and could not be. Save it, then take this up.');
  };
  const discard = () => {
    discardDraft(session, draft).catch((error: unknown) => console.warn('The unsaved work could not be removed from this device.', error));
  };
  return (
    <Dialog
      title="There is unsaved work"
      description={`From ${shownTime(draft.at)}: ${[difference.length > 0 && differenceWords(difference), picturesOf(draft)].filter(Boolean).join(', ')}.`}
      open
      unasked
      onClose={() => offer(null)}
      footer={
        <>
          <span className="mr-auto max-md:hidden">
            <TakeAway edited={draft.edited} />
          </span>
          <Button look="danger" onClick={discard}>
            Discard it
          </Button>
          <Button onClick={() => offer(null)}>Not now</Button>
          <Button look="primary" busy={doing === 'taking'} onClick={() => void take()}>
            Take it up
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <p className="text-pretty text-ink-soft">
          The tour was closed before this was saved, and this device kept it.
          {isNewer && ' The tour was saved since: what you take up is joined with that, and you are asked where both changed the same.'}
        </p>
        <DifferenceList difference={difference} />
        {problem && (
          <p role="alert" className="rounded-md bg-danger-wash px-3 py-2.5 text-danger">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

const picturesOf = ({ pictures }: Draft): string => {
  const count = pictures?.size ?? 0;
  return count === 0 ? '' : `${count} screenshot${count === 1 ? '' : 's'}`;
};
