import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { copyTour, newOlderId, olderToursOf } from '@/backend/older/copies';
import { type DuplicateChoice, duplicateProblem, visibleDuplicateSteps } from '@/domain/console/duplicate';
import type { OrgId } from '@/domain/ids';
import { olderTourPath } from '@/domain/older/older-page-addresses';
import { Button, buttonStyle } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { LeaveGuard } from '@/ui/leave-guard';
import { ProgressBar } from '@/ui/progress-bar';
import { TextField } from '@/ui/text-field';
import { OrganizationPicker } from '@/widgets/organization-picker';
import { useMutation } from '@/widgets/use-mutation';
import { ConsoleFrame } from '../console-frame';
import { SourceTours } from './source-tours';
import { useAddParts } from './use-add-parts';

const nothing: DuplicateChoice = { from: null, tour: null, to: null, name: '' };

/** Copies an older tour into another organization, in four steps. @see ADMIN-041 ADMIN-043 */
export function DuplicateMode() {
  const [choice, setChoice] = useState(nothing);
  const [copy, setCopy] = useState<{ organization: OrgId; id: string } | null>(null);
  const start = useRef<HTMLOListElement>(null);
  // a copy belongs to the choice that it was made of
  const choose = (next: DuplicateChoice) => {
    setChoice(next);
    setCopy(null);
  };
  const steps = visibleDuplicateSteps(choice);
  const { from, tour, to } = choice;
  return (
    <ConsoleFrame mode="duplicate" description="An older tour, copied into another organization.">
      <ol ref={start} className="flex max-w-2xl flex-col gap-8">
        <Step title="1. Source organization">
          <OrganizationPicker
            label="Source organization"
            value={from}
            onChange={(organization) => choose({ ...nothing, from: organization })}
          />
        </Step>
        {steps >= 2 && from && (
          <Step title="2. Source tour">
            <SourceTours organization={from} selected={tour} onSelect={(selected) => choose({ ...nothing, from, tour: selected })} />
          </Step>
        )}
        {steps >= 3 && (
          <Step title="3. Destination organization">
            <OrganizationPicker
              label="Destination organization"
              value={to}
              onChange={(organization) => choose({ ...choice, to: organization, name: choice.name || (tour?.name ?? '') })}
            />
          </Step>
        )}
        {steps === 4 && to && (
          <Step title="4. New name">
            <NewName
              key={`${from} ${tour?.id} ${to}`}
              choice={{ ...choice, to }}
              copy={copy}
              onName={(name) => setChoice({ ...choice, name })}
              onCreated={setCopy}
              onReset={() => {
                choose(nothing);
                start.current?.querySelector('input')?.focus();
              }}
            />
          </Step>
        )}
      </ol>
    </ConsoleFrame>
  );
}

const Step = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <li className="flex flex-col gap-3">
    <h2 className="font-semibold text-base text-ink">{title}</h2>
    {children}
  </li>
);

type NameProps = {
  choice: DuplicateChoice & { to: OrgId };
  copy: { organization: OrgId; id: string } | null;
  onName: (name: string) => void;
  onCreated: (copy: { organization: OrgId; id: string }) => void;
  onReset: () => void;
};

/** @see ADMIN-044 ADMIN-045 ADMIN-046 ADMIN-047 ADMIN-048 */
function NewName({ choice, copy, onName, onCreated, onReset }: NameProps) {
  const { from, tour, to, name } = choice;
  const { data: existing } = useQuery({ ...olderToursOf(to), throwOnError: false });
  const names = existing?.filter(({ id }) => id !== copy?.id).map((each) => each.name) ?? [];
  const problem = duplicateProblem(choice, names);
  const creating = useMutation({
    mutationFn: async () => {
      const id = await newOlderId();
      if (tour) await copyTour({ id, tour, organization: to, name });
      return { organization: to, id };
    },
    onSuccess: onCreated,
    meta: { done: 'Tour successfully created', failed: null },
  });
  const parts = useAddParts(
    from && tour && { organization: from, tour: tour.id },
    copy && { organization: copy.organization, tour: copy.id },
  );
  const { adding } = parts;
  const error = creating.error ?? adding.error;
  return (
    <>
      <LeaveGuard isChanged={copy === null && name !== (tour?.name ?? '')} />
      <TextField
        label="New name"
        required
        autoComplete="off"
        disabled={copy !== null}
        error={copy === null && name !== '' ? (problem ?? undefined) : undefined}
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
      {copy && !adding.isSuccess && <Files {...parts} />}
      {/* its toast is followed by another at once */}
      {adding.isSuccess && <p className="text-ink-soft text-sm tabular-nums">{parts.added}</p>}
      {error && (
        <p role="alert" className="text-pretty text-danger text-sm">
          {error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!copy && (
          <Button look="primary" busy={creating.isPending} disabled={problem !== null || !existing} onClick={() => creating.mutate()}>
            Create
          </Button>
        )}
        {copy && !adding.isSuccess && (
          <Button look="primary" busy={adding.isPending} onClick={() => adding.mutate()}>
            Add pois
          </Button>
        )}
        {(!copy || adding.isSuccess) && <Button onClick={onReset}>Reset</Button>}
        {copy && (
          <Link to={olderTourPath(copy.organization, copy.id)} className={buttonStyle()}>
            Go to tour
          </Link>
        )}
      </div>
    </>
  );
}

/** @see ADMIN-041 */
const Files = ({ adding, withFiles, setWithFiles, progress, stop }: ReturnType<typeof useAddParts>) => (
  <>
    <CheckboxField
      label="Copy the files too"
      hint="Attached files, posters and images of the points. Without them the copy has points alone."
      checked={withFiles}
      disabled={adding.isPending}
      onChange={() => setWithFiles(!withFiles)}
    />
    {progress && (
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-40 grow">
          <ProgressBar label="Copying the files" value={progress.all === 0 ? 1 : progress.done / progress.all} />
        </span>
        <Button look="quiet" size="small" onClick={stop}>
          Stop
        </Button>
      </div>
    )}
    <p role="status" className={progress ? 'text-ink-soft text-sm tabular-nums' : 'sr-only'}>
      {progress && `${progress.done} of ${progress.all} files`}
    </p>
  </>
);
