import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { olderQueries } from '@/backend/older/queries';
import { Dialog } from '@/ui/dialog';
import { SelectField } from '@/ui/select-field';
import { useOlderEditingSession } from './older-editing-session';
import { SweepFiles } from './sweep-files';

/** The files of all sweeps. @see OLD-028 OLD-033 */
export function OlderFiles({ onClose }: { onClose: () => void }) {
  const { ref, player } = useOlderEditingSession();
  const { data: sweeps } = useSuspenseQuery(olderQueries.sweeps(ref.organization, ref.tour));
  const [chosen, setChosen] = useState(() => player.currentView()?.sweep ?? '');
  const sweep = sweeps.find(({ id }) => id === chosen) ?? sweeps[0];
  return (
    <Dialog title="Files" description="Each sweep has its own files." open onClose={onClose}>
      {sweep ? (
        <div className="flex flex-col gap-5">
          <SelectField
            label="Sweep"
            value={sweep.id}
            options={sweeps.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <SweepFiles key={sweep.id} sweep={sweep.id} />
        </div>
      ) : (
        <p className="text-ink-soft text-sm">This tour has no sweeps yet. Open a point to add files where it was set.</p>
      )}
    </Dialog>
  );
}
