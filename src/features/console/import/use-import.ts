import { useMemo, useRef, useState } from 'react';
import { addImportedPoint } from '@/backend/older/copies';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { importedPoi, type SweepEntry } from '@/domain/older/console-import';
import type { OlderTour } from '@/domain/older/older-tours';
import { randomIdentifier } from '@/domain/random';
import type { Showcase } from '@/showcase/port';
import { toastError, toastSuccess } from '@/ui/toast';
import { useCurrentUser } from '@/widgets/current-user';
import { useMutation } from '@/widgets/use-mutation';

/** What became of an entry. */
export type SweepState = { done: boolean; message: string };

type Import = { entries: readonly SweepEntry[]; tour: OlderTour | null; organization: OrgId | null; viewer: Showcase | null };

/**
 * Adds the entries one after the other. An entry that fails leaves the others alone, and a second run adds only what is missing: each has an
 * identifier from when it was parsed.
 * @see ADMIN-054 ADMIN-055 ADMIN-056 ADMIN-057 ADMIN-058
 */
export function useImport({ entries, tour, organization, viewer }: Import) {
  const currentUser = useCurrentUser();
  const identifiers = useMemo(() => entries.map(() => randomIdentifier()), [entries]);
  const [results, setResults] = useState<{ of: readonly SweepEntry[]; tour: string; states: readonly (SweepState | null)[] }>(noResults);
  const isSame = results.of === entries && results.tour === (tour?.id ?? '');
  const states = isSame ? results.states : noResults.states;
  const latest = useRef<(SweepState | null)[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!tour || !organization || !currentUser) return;
      if (viewer?.state.value.name !== 'ready') {
        toastError('Player is not ready!');
        return;
      }
      latest.current = entries.map((_, index) => states[index] ?? null);
      for (const [index, entry] of entries.entries()) {
        if (latest.current[index]?.done) continue;
        const sweep = viewer.values.sweeps.value.find(({ id }) => id === entry.sweep_uuid);
        latest.current[index] = sweep
          ? await add({ ...importedPoi(entry, sweep.position, currentUser.uid), identifier: identifiers[index] ?? randomIdentifier() })
          : { done: false, message: 'Sweep not found' };
        if (!sweep) toastError('Sweep not found');
        setResults({ of: entries, tour: tour.id, states: [...latest.current] });
      }
    },
    meta: { failed: '' },
  });
  const add = async (point: ReturnType<typeof importedPoi>): Promise<SweepState> => {
    if (!tour || !organization) return { done: false, message: '' };
    try {
      await addImportedPoint({ organization, tour: tour.id }, point);
      const message = `Added poi ${point.name}`;
      toastSuccess(message);
      return { done: true, message };
    } catch (error) {
      return { done: false, message: errorMessage(error) };
    }
  };
  return { states, run: () => mutate(), isRunning: isPending };
}

const noResults = { of: [], tour: '', states: [] };
