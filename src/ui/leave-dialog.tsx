import { type ReactNode, useId, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { leavingTexts } from './leave-texts';
import { HasOwnAddress } from './use-back-layer';
import type { LeaveQuestion } from './use-leave-guard';
import { useTexts } from './use-texts';

type Props = {
  /** From `useLeaveGuard`; the dialog is open while there is one. */
  question: LeaveQuestion | null;
  title?: string;
  /** What happens to the unsaved changes. */
  children: ReactNode;
  leaveLabel?: string;
  /** Nothing is lost by leaving. */
  isHarmless?: boolean;
  /** Adds "Save and leave"; resolves to whether everything is saved. */
  onSave?: (() => Promise<boolean>) | undefined;
  /** The user leaves without saving. */
  onDiscard?: (() => void) | undefined;
};

/** Asks whether to leave with unsaved changes. The focus begins on Stay. */
export function LeaveDialog({ question, title, leaveLabel, ...options }: Props) {
  const t = useTexts(leavingTexts);
  const { children, isHarmless = false, onSave, onDiscard } = options;
  const lossId = useId();
  const [isSaving, setSaving] = useState(false);
  if (!question) return null;
  const saveAndLeave = async (save: () => Promise<boolean>) => {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (isSaved) question.leave();
    else question.stay();
  };
  const discardAndLeave = () => {
    onDiscard?.();
    question.leave();
  };
  return (
    <HasOwnAddress value={false}>
      <Dialog
        title={title ?? t.title}
        describedBy={lossId}
        open
        size="small"
        onClose={question.stay}
        footer={
          <>
            <Button data-first-focus onClick={question.stay}>
              {t.stay}
            </Button>
            <Button look={isHarmless ? 'plain' : 'danger'} onClick={discardAndLeave}>
              {leaveLabel ?? t.leave}
            </Button>
            {onSave && (
              <Button look="primary" busy={isSaving} onClick={() => void saveAndLeave(onSave)}>
                {t.saveAndLeave}
              </Button>
            )}
          </>
        }
      >
        <div id={lossId} className="flex flex-col gap-3 text-pretty text-ink-soft text-sm">
          {children}
        </div>
      </Dialog>
    </HasOwnAddress>
  );
}
