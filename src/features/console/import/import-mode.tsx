import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { olderToursOf } from '@/backend/older/copies';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { type SweepEntry, sweepEntriesFrom } from '@/domain/older/console-import';
import { plural } from '@/domain/plural';
import { byName } from '@/domain/search';
import { isModelId } from '@/domain/tours/model-id';
import type { Showcase } from '@/showcase/port';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { LeaveGuard } from '@/ui/leave-guard';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { OrganizationPicker } from '@/widgets/organization-picker';
import { ConsoleFrame } from '../console-frame';
import { ParsedSweeps } from './parsed-sweeps';
import { ScanPreview } from './scan-preview';
import { useImport } from './use-import';

/** Adds points of interest to an older tour, one for each pasted sweep. @see ADMIN-049 ADMIN-050 ADMIN-051 ADMIN-053 */
export function ImportMode() {
  const [entries, setEntries] = useState<readonly SweepEntry[]>([]);
  const [organization, setOrganization] = useState<OrgId | null>(null);
  const [tourId, setTourId] = useState('');
  const [viewer, setViewer] = useState<Showcase | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const { data: tours } = useQuery({ ...olderToursOf(organization ?? ('' as OrgId)), enabled: organization !== null, throwOnError: false });
  const tour = tours?.find(({ id }) => id === tourId) ?? null;
  const { states, run, isRunning } = useImport({ entries, tour, organization, viewer });
  return (
    <ConsoleFrame mode="import" description="Points of interest for an older tour, from a list of sweeps.">
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <PastedSweeps
            isImported={states.length > 0 && states.every((state) => state !== null)}
            onParsed={(parsed) => {
              setEntries(parsed);
              setConfirmed(false);
            }}
          />
          <OrganizationPicker
            label="Organization"
            value={organization}
            onChange={(next) => {
              setOrganization(next);
              setTourId('');
              setConfirmed(false);
            }}
          />
          {organization && (
            <SelectField
              label="Tour"
              value={tourId}
              options={[
                { value: '', label: tours ? (tours.length === 0 ? 'No older tours' : 'Choose a tour') : 'Loading…' },
                ...(tours ?? []).toSorted(byName).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ target }) => {
                setTourId(target.value);
                setConfirmed(false);
              }}
            />
          )}
        </div>
        <div className="flex flex-col gap-6">
          {tour && isModelId(tour.matterportId) && <ScanPreview key={tour.matterportId} model={tour.matterportId} onViewer={setViewer} />}
          {tour && !isModelId(tour.matterportId) && (
            <p className="text-ink-soft text-sm">This tour has no scan to check the sweeps against.</p>
          )}
          {entries.length > 0 && <ParsedSweeps entries={entries} states={states} />}
          {entries.length > 0 && tour && (
            <div className="flex flex-col items-start gap-3">
              <CheckboxField
                label={`Add ${plural(entries.length, { one: '# point of interest', other: '# points of interest' })} to ${tour.name}`}
                checked={isConfirmed}
                onChange={({ target }) => setConfirmed(target.checked)}
              />
              {isConfirmed && (
                <Button look="primary" busy={isRunning} onClick={run}>
                  Import all
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </ConsoleFrame>
  );
}

/** @see ADMIN-049 ADMIN-059 */
function PastedSweeps({ isImported, onParsed }: { isImported: boolean; onParsed: (entries: readonly SweepEntry[]) => void }) {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const parse = () => {
    try {
      onParsed(sweepEntriesFrom(pasted));
      setProblem(null);
    } catch (error) {
      onParsed([]);
      setProblem(errorMessage(error));
    }
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <TextArea
          label="Sweeps in JSON"
          hint="A list of entries with sweep_title, sweep_uuid, sweep_x and sweep_y."
          rows={10}
          spellCheck={false}
          error={problem ?? undefined}
          value={pasted}
          onChange={({ target }) => {
            setPasted(target.value);
            setProblem(null);
          }}
        />
      </div>
      <LeaveGuard isChanged={!isImported && pasted.trim() !== ''} />
      <Button onClick={parse}>Parse</Button>
    </div>
  );
}
