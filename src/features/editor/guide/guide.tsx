import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { introductionFinished, localKeys } from '@/domain/application/local-keys';
import { Button } from '@/ui/button';
import { readSetting, writeSetting } from '@/ui/settings';
import { useModal } from '@/ui/use-modal';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import { useEditingState } from '../session/editing-context';
import { anchorIn, type Box } from './anchors';
import { GuideCard } from './guide-card';
import { guideSteps } from './steps';
import { useAnchorBox } from './use-anchor-box';

/** The introduction: thirteen steps, each at its control. Whatever ends it, it is finished; after a reload it goes on. @see EDIT-103 EDIT-104 */
export function Guide() {
  const closeTool = useEditingState((state) => state.closeTool);
  const [at, setAt] = useState(readStoredStep);
  const next = useRef<HTMLButtonElement>(null);
  const step = guideSteps[at] ?? guideSteps[0];
  usePrepareLayout();
  useEffect(() => next.current?.focus(), []);
  // on narrow screens the control may be scrolled out of view; `void`, because some browsers return a promise, which is not a cleanup
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
    <GuideOverlay label={`Guide, step ${at + 1} of ${guideSteps.length}`} onGo={go} onEnd={finish}>
      <Spotlight box={box} />
      <GuideCard step={step} stepNumber={at + 1} count={guideSteps.length} anchor={box}>
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
    </GuideOverlay>
  );
}

const none: readonly string[] = [];

/** The index of the step that was open when the page was left; 0 without one. */
const readStoredStep = (): number =>
  Math.max(
    0,
    guideSteps.findIndex(({ id }) => id === readSetting(localKeys.introductionStep)),
  );

/** Opens the list and closes panels that cover it, because most steps point into it. */
function usePrepareLayout(): void {
  const { store } = usePlayerSession();
  useEffect(() => {
    const { setSidebarOpen, closePanel, closePoi } = store.getState();
    setSidebarOpen(true);
    closePanel();
    // on narrow screens an open PoI hides the list
    if (window.matchMedia?.('(width < 64rem)').matches) closePoi();
  }, [store]);
}

type StageProps = { label: string; onGo: (by: -1 | 1) => void; onEnd: () => void; children: ReactNode };

/** A modal overlay that handles the guide's keys. */
function GuideOverlay({ label, onGo, onEnd, children }: StageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const modal = useModal(dialog, true, { onClose: onEnd });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    // ignore key repeat, which would run through the whole guide
    if (!event.repeat) onGo(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onKeyDown={handleKey}
      onCancel={modal.onCancel}
      onClose={modal.onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-transparent p-0 text-ink backdrop:bg-transparent"
    >
      {children}
    </dialog>
  );
}

const paddingPx = 6;

/** Darkens everything except one control. */
function Spotlight({ box }: { box: Box | null }) {
  if (!box) return <div aria-hidden className="fixed inset-0 bg-black/60" />;
  const { left, top, width, height } = box;
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed rounded-xl border-2 border-accent-line shadow-[0_0_0_200vmax] shadow-black/60 transition-[left,top,width,height] motion-reduce:transition-none"
      style={{ left: left - paddingPx, top: top - paddingPx, width: width + 2 * paddingPx, height: height + 2 * paddingPx }}
    />
  );
}
