import ExternalLink from 'lucide-react/icons/external-link';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { AppError } from '@/domain/app-error';
import { signInPath } from '@/domain/page-addresses';
import { Button, buttonStyle } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { NewWindow } from '@/ui/new-window';
import { useIsTyping } from '@/ui/use-is-typing';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { MissingViews } from '../tags/missing-views';
import { EditingDraftDialog } from './editing-draft-dialog';
import { ExportActions } from './export-actions';
import { LeaveEditor } from './leave-editor';
import { NewReleaseNotice } from './new-release-notice';

/** The messages and dialogs about saving. */
export function SaveNotices() {
  const offered = useEditingState((state) => state.offeredDraft);
  const isWriting = useIsTyping();
  return (
    <>
      <SaveError />
      <MissingViews />
      {offered && !isWriting && <EditingDraftDialog key={offered.tab} draft={offered} />}
      <NewReleaseNotice />
      <LeaveEditor />
    </>
  );
}

/** Explains why the save failed and offers actions; shown until a save succeeds or the message is dismissed. @see EDIT-054 EDIT-055 */
export function SaveError() {
  const { save } = useEditingSession();
  const problem = useEditingState((state) => (state.saving === 'failed' && state.needsSaving ? state.problem : null));
  const [dismissed, setDismissed] = useState<AppError | null>(null);
  if (!problem || problem === dismissed) return null;
  return (
    <section
      role="alert"
      aria-label="Not saved"
      className="glass absolute top-18 left-1/2 z-40 flex w-[min(26rem,calc(100%-1.5rem))] -translate-x-1/2 flex-col gap-3 rounded-2xl p-4 text-ink text-sm shadow-sheet"
    >
      <div className="flex items-start gap-3">
        <TriangleAlert aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-danger" />
        <div className="min-w-0 grow">
          <p className="font-medium">Not saved</p>
          <p className="mt-0.5 text-pretty text-ink-soft">{problem.message}</p>
        </div>
        <IconButton label="Dismiss" icon={X} onClick={() => setDismissed(problem)} />
      </div>
      <div className="flex flex-wrap gap-2">
        {problem.code === 'unauthenticated' && <SignInInNewTab />}
        <Button look="primary" size="small" onClick={() => void save()}>
          Retry
        </Button>
        <ExportActions />
      </div>
    </section>
  );
}

const SignInInNewTab = () => (
  <a href={`#${signInPath('/')}`} target="_blank" rel="noreferrer" className={buttonStyle({ size: 'small' })}>
    <ExternalLink aria-hidden size={16} strokeWidth={1.75} />
    Sign in
    <NewWindow />
  </a>
);
