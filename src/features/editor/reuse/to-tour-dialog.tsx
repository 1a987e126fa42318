import { useState } from 'react';
import { dashboardPlayerPath } from '@/domain/page-addresses';
import { randomIdentifier } from '@/domain/random';
import { copiedLabel } from '@/domain/reuse/copied';
import { picked, type ReuseSelection } from '@/domain/reuse/selection';
import { Button, buttonStyle } from '@/ui/button';
import { Combobox } from '@/ui/combobox/combobox';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { NewWindow } from '@/ui/new-window';
import { PortalHost } from '@/ui/portal-host';
import { ProgressBar } from '@/ui/progress-bar';
import { RadioCards } from '@/ui/radio-cards';
import { useMutation } from '@/widgets/use-mutation';
import { useEditingSession, useEditingState } from '../session/editing-context';
import type { ReuseOutcome } from '../session/reuse-state';
import { languagesWords } from './outcome';
import { OutcomeDetails } from './outcome-details';
import { bringToTour, type TargetTour, type ToTour } from './to-tour';
import { useTargetTours } from './use-target-tours';

type Props = { selection: ReuseSelection; onClose: () => void };

/** Copies or moves points and folders into another tour. */
export function ToTourDialog({ selection, onClose }: Props) {
  const session = useEditingSession();
  const [label] = useState(() => copiedLabel(picked(session.store.getState().edited.folders, selection)));
  const [done, setDone] = useState<{ outcome: ReuseOutcome; target: TargetTour } | null>(null);
  const bringing = useMutation({
    mutationFn: async (input: ToTour) => ({ outcome: await bringToTour(session, input), target: input.target }),
    onSuccess: ({ outcome, target }) => outcome && setDone({ outcome, target }),
    meta: { failed: null },
  });
  if (done) return <Done {...done} onClose={onClose} />;
  return <Choice selection={selection} label={label} bringing={bringing} onClose={onClose} />;
}

type ChoiceProps = Props & {
  label: string;
  bringing: { mutate: (input: ToTour) => void; isPending: boolean; error: Error | null };
};

function Choice({ selection, label, bringing: { mutate, isPending, error }, onClose }: ChoiceProps) {
  const model = useEditingState((state) => state.input.tour.matterportId);
  const hasLanguages = useEditingState((state) => state.input.tour.languages.length > 1);
  const files = useEditingState((state) => state.bringing);
  const { targets, message } = useTargetTours();
  const [id, setId] = useState('');
  const [kind, setKind] = useState<ToTour['kind']>('copy');
  const [problem, setProblem] = useState<string | null>(null);
  const [historyId, setHistoryId] = useState(randomIdentifier);
  const target = targets.find((candidate) => candidate.id === id);
  const submit = () => (target ? mutate({ selection, target, kind, historyId }) : setProblem('Choose a tour.'));
  return (
    <Dialog
      title="Move or copy into another tour"
      description={label}
      open
      size="small"
      onClose={() => !isPending && onClose()}
      footer={
        <>
          <Button onClick={() => (files ? files.stop() : onClose())} disabled={isPending && !files}>
            Cancel
          </Button>
          <Button look="primary" busy={isPending} onClick={submit}>
            {kind === 'copy' ? 'Copy' : 'Move'}
          </Button>
        </>
      }
    >
      <PortalHost>
        <div className="flex flex-col gap-4">
          <Combobox
            label="Tour"
            value={id}
            options={targets.map(({ id: each, name }) => ({ value: each, label: name || each }))}
            onChange={(chosen) => {
              setId(chosen);
              setHistoryId(randomIdentifier());
              setProblem(null);
            }}
            message={message}
            hint={target && hintOf(target.model, model)}
            error={problem}
            placeholder="Type to search"
          />
          <RadioCards
            label="What to do"
            value={kind}
            cards={[
              { value: 'copy', label: 'Copy', hint: 'It stays in this tour too.' },
              { value: 'move', label: 'Move', hint: 'It is removed here once it is in the other tour. You can undo that.' },
            ]}
            onChange={setKind}
          />
          {hasLanguages && <p className="text-ink-soft text-sm">{languagesWords}</p>}
          {files && <ProgressBar label="Copying files" value={files.done / files.all} />}
          {error && <ErrorNote>{error.message}</ErrorNote>}
        </div>
      </PortalHost>
    </Dialog>
  );
}

function hintOf(target: string | null, model: string): string | undefined {
  if (target === null || (target === '' && model === '')) return undefined;
  return target === model ? 'It has the same scan: points keep their places.' : 'It has another scan: points wait there to be placed.';
}

function Done({ outcome, target, onClose }: { outcome: ReuseOutcome; target: TargetTour; onClose: () => void }) {
  return (
    <Dialog
      title={outcome.message}
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <a href={`#${dashboardPlayerPath(target.id, 'edit')}`} target="_blank" rel="noreferrer" className={buttonStyle()}>
            Open that tour
            <NewWindow />
          </a>
          <Button look="primary" data-first-focus onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <OutcomeDetails outcome={outcome} />
    </Dialog>
  );
}
