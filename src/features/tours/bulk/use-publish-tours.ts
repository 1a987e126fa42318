import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeVersion, publishTour, readCurrentVersion, readVersion } from '@/backend/publishing/commands';
import { publicationKey } from '@/backend/publishing/queries';
import { AppError, isAppError } from '@/domain/app-error';
import { plainName } from '@/domain/plain-name';
import { type PluralForms, plural } from '@/domain/plural';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { useStableIds } from './use-stable-ids';

export type VersionForm = { name: string; note: string; isPublic: boolean; isCurrent: boolean };

/** What became of the version that was current before, where the new one was made current instead. */
type Former = 'restored' | 'deleted' | 'none' | 'replaced';

/** `former` was current before, and `wasCurrent` says whether the new version was when Undo began to close it; null until then. */
type Attempt = { former: string | null; wasCurrent: boolean | null };

/** Publishes a version of each of many tours; Undo makes the former ones current again and closes the new ones, where nobody changed anything since. */
export function usePublishTours(form: VersionForm, opensVersions: (tour: ListedTour) => boolean) {
  const client = useQueryClient();
  const versionOf = useStableIds();
  // an attempt whose response was lost may have changed what is current, or closed the version
  const [attempts] = useState(() => new Map<string, Attempt>());
  const [formers, setFormers] = useState<ReadonlyMap<string, Former>>(new Map());
  const refresh = (tour: ListedTour) => client.invalidateQueries({ queryKey: publicationKey(tour.organization, tour.id), exact: true });
  const publish = async (tour: ListedTour) => {
    const opens = opensVersions(tour);
    if (opens && !attempts.has(tour.id)) attempts.set(tour.id, { former: await readCurrentVersion(tour), wasCurrent: null });
    await publishTour({
      tour: tour.id,
      version: versionOf(tour.id),
      name: form.name.trim(),
      note: form.note.trim(),
      public: form.isPublic && opens,
      current: form.isCurrent && opens,
      opens: null,
      until: null,
      excludedFolders: [],
      excludedPois: [],
      floorplans: true,
      documents: true,
    });
    await refresh(tour);
  };
  const undo = async (tour: ListedTour) => {
    const attempt = attempts.get(tour.id);
    // without one it was closed, and not current, from the beginning
    if (!attempt) return;
    const version = versionOf(tour.id);
    if (attempt.wasCurrent === null) {
      await requireUnchanged(tour, version, form);
      attempt.wasCurrent = (await readCurrentVersion(tour)) === version;
    }
    // before the new one is closed, so that the tour's address always leads to a version
    const former = form.isCurrent ? await restoreFormer(tour, version, attempt) : null;
    await changeVersion({ tour: tour.id, version, public: false, current: false }).catch(unlessDeleted);
    if (former) setFormers((before) => new Map(before).set(tour.id, former));
    await refresh(tour);
  };
  return { publish, undo, undone: undoneForms([...formers.values()]) };
}

async function requireUnchanged(tour: ListedTour, version: string, { name, isPublic }: VersionForm): Promise<void> {
  const stored = await readVersion(tour, version);
  if (!stored) throw new AppError('aborted', 'Its new version was deleted since, so the rest stays as it is.');
  const { opens, until } = stored;
  if (stored.name !== plainName(name) || stored.public !== isPublic || opens !== null || until !== null)
    throw new AppError('aborted', 'Its new version was changed since, so it stays as it is.');
}

/** What was deleted is closed. */
function unlessDeleted(error: unknown): void {
  if (!isAppError(error, 'not-found')) throw error;
}

async function restoreFormer(tour: ListedTour, version: string, { former, wasCurrent }: Attempt): Promise<Former> {
  const current = await readCurrentVersion(tour);
  // by an earlier attempt, whose response was lost
  if (wasCurrent && current !== null && current === former) return 'restored';
  if (!wasCurrent || (current !== null && current !== version)) return 'replaced';
  if (former === null) return 'none';
  try {
    await changeVersion({ tour: tour.id, version: former, current: true });
    return 'restored';
  } catch (error) {
    if (isAppError(error, 'not-found')) return 'deleted';
    throw error;
  }
}

const formerForms: Readonly<Record<Former, PluralForms>> = {
  restored: { one: 'In # tour the former version is current again.', other: 'In # tours the former version is current again.' },
  none: { one: 'In # tour no version is current, as before.', other: 'In # tours no version is current, as before.' },
  deleted: {
    one: 'In # tour the former version was deleted since, so no version is current.',
    other: 'In # tours the former version was deleted since, so no version is current.',
  },
  replaced: {
    one: 'In # tour somebody changed what is current since, which stays.',
    other: 'In # tours somebody changed what is current since, which stays.',
  },
};

/** What was undone: the number of closed versions, and what is current then. */
function undoneForms(formers: readonly Former[]): PluralForms {
  const sentences = (Object.keys(formerForms) as Former[]).flatMap((former) => {
    const count = formers.filter((each) => each === former).length;
    return count === 0 ? [] : [plural(count, formerForms[former])];
  });
  return {
    one: ['The new version of # tour is closed.', ...sentences].join(' '),
    other: ['The new versions of # tours are closed.', ...sentences].join(' '),
  };
}
