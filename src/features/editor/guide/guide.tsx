import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { introductionFinished, localKeys } from '@/domain/application/local-keys';
import { Button } from '@/ui/button';
import { readSetting, writeSetting } from '@/ui/settings';
import { useModal } from '@/ui/use-modal';
import { useSession } from '@/widgets/visit/session-context';
import { useEditingState } from '../session/editing-context';
import { anchorIn } from './anchors';
import { GuideCard } from './guide-card';
import { Spotlight } from './spotlight';
import { guideSteps } from './steps';
import { useAnchorBox } from './use-anchor-box';

/** The introduction: thirteen steps, each at its control. Whatever ends it, it is finished; after a reload it goes on. @see EDIT-103 EDIT-104 */
export function Guide() {
  const closeTool = useEditingState((state) => state.closeTool);
  const [at, setAt] = useState(placeLeft);
  const next = useRef<HTMLButtonElement>(null);
  const step = guideSteps[at] ?? guideSteps[0];
  usePreparedVisit();
  useEffect(() => next.current?.focus(), []);
  // on a narrow screen its line may have to be scrolled
  // it answers a promise in some browsers, which is no way to end an effect
  useEffect(() => void anchorIn(step?.anchors ?? none)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }), [step]);
  const box = useAnchorBox(step?.anchors ?? none);
  const finish = () => {
    writeSetting(localKeys.introduction, introductionFinished);
    writeSetting(localKeys.introductionStep, null);
    closeTool();
  };
  const go = (by: -1 | 1) => {
    const next = guideSteps[Math.max(0, at + by)];
    if (!next) return finish();
    writeSetting(localKeys.introductionStep, next.id);
    setAt(guideSteps.indexOf(next));
  };
  if (!step) return null;
  return (
    <Stage label={`Guide, step ${at + 1} of ${guideSteps.length}`} onGo={go} onEnd={finish}>
      <Spotlight box={box} />
      <GuideCard step={step} place={at + 1} count={guideSteps.length} anchor={box}>
        <Button look="quiet" size="small" onClick={finish}>
          Skip
        </Button>
        <span className="grow" />
        {at > 0 && (
          <Button size="small" onClick={() => go(-1)}>
            Back
          </Button>
        )}
        <Button ref={next} look="primary" size="small" onClick={() => go(1)}>
          {at === guideSteps.length - 1 ? 'Finish' : 'Next'}
        </Button>
      </GuideCard>
    </Stage>
  );
}

const none: readonly string[] = [];

/** Where it was when the page was left in the middle of it; else its beginning. */
const placeLeft = (): number =>
  Math.max(
    0,
    guideSteps.findIndex(({ id }) => id === readSetting(localKeys.introductionStep)),
  );

/** The list is open, and nothing stands before it: most steps point into it. */
function usePreparedVisit(): void {
  const { store } = useSession();
  useEffect(() => {
    const { openSidebar, closePanel, closePoi } = store.getState();
    openSidebar(true);
    closePanel();
    // where there is room for one of the two, a PoI hides the list
    if (window.matchMedia?.('(width < 64rem)').matches) closePoi();
  }, [store]);
}

type StageProps = { label: string; onGo: (by: -1 | 1) => void; onEnd: () => void; children: ReactNode };

/** Lies over everything, keeps the focus, and hears the keys. */
function Stage({ label, onGo, onEnd, children }: StageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, true);
  const hearKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    // a key that is held would run through all of it, and end it
    if (!event.repeat) onGo(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onKeyDown={hearKey}
      onCancel={(event) => {
        event.preventDefault();
        onEnd();
      }}
      // without a press since the last one, browsers close on Escape and do not ask; what was opened again meanwhile goes on
      onClose={({ currentTarget }) => !currentTarget.open && onEnd()}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-transparent p-0 text-ink backdrop:bg-transparent"
    >
      {children}
    </dialog>
  );
}
