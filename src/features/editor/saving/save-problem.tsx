import ExternalLink from 'lucide-react/icons/external-link';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { signInPath } from '@/domain/addresses';
import type { AppError } from '@/domain/app-error';
import { Button, buttonStyle } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { TakeAway } from './take-away';

/** Why the tour could not be saved, what is safe, and the ways on; it stands until it is over, or put aside. @see EDIT-054 EDIT-055 */
export function SaveProblem() {
  const { save } = useEditingSession();
  const problem = useEditingState((state) => (state.saving === 'refused' && state.needsSaving ? state.problem : null));
  const [putAside, setPutAside] = useState<AppError | null>(null);
  if (!problem || problem === putAside) return null;
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
        <IconButton label="Put the message aside" icon={X} onClick={() => setPutAside(problem)} />
      </div>
      <div className="flex flex-wrap gap-2">
        {problem.code === 'unauthenticated' && <SignInElsewhere />}
        <Button look="primary" size="small" onClick={() => void save()}>
          Retry
        </Button>
        <TakeAway />
      </div>
    </section>
  );
}

const SignInElsewhere = () => (
  <a href={`#${signInPath('/')}`} target="_blank" rel="noreferrer" className={buttonStyle({ size: 'small' })}>
    <ExternalLink aria-hidden size={16} strokeWidth={1.75} />
    Sign in
  </a>
);
