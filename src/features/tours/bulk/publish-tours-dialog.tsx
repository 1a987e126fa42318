import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeVersion, publishTour, readCurrentVersion } from '@/backend/publishing/commands';
import { publicationKey } from '@/backend/publishing/queries';
import { canPublish, editsTour } from '@/domain/access/tours';
import { versionLimits } from '@/domain/limits';
import type { Organization } from '@/domain/organizations/organization';
import { plural } from '@/domain/plural';
import { formatDay } from '@/domain/time';
import { planBulk } from '@/domain/tours/bulk/bulk-acts';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { CheckboxField } from '@/ui/checkbox-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { BulkDialog } from '@/widgets/bulk/bulk-dialog';
import { NamedItems } from '@/widgets/bulk/named-items';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { countOf, PlanSummary, sentence, tourForms } from './plan-summary';
import { useStableIds } from './use-stable-ids';

type Props = {
  organization: Organization;
  tours: readonly ListedTour[];
  mayPublish: (tour: ListedTour) => boolean;
  onClose: () => void;
};

type Form = { name: string; note: string; isPublic: boolean; isCurrent: boolean };

const initialForm = (): Form => ({ name: formatDay(new Date()), note: '', isPublic: true, isCurrent: true });

/** Publishes a version of each of many tours, with all of its saved content; Undo closes them, and their list deletes them. Those that the user was only invited to edit are published closed. */
export function PublishToursDialog({ organization, tours, mayPublish, onClose }: Props) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const context = useAccessContext(organization.id);
  const [form, setForm] = useState(initialForm);
  const versionOf = useStableIds();
  const [former] = useState(() => new Map<string, string | null>());
  const plan = planBulk(tours, { isAllowed: mayPublish });
  const opensVersions = (tour: ListedTour) => editsTour(user, tour, context);
  const mayBePublic = canPublish(organization);
  const isPublic = form.isPublic && mayBePublic;
  const refresh = (tour: ListedTour) => client.invalidateQueries({ queryKey: publicationKey(tour.organization, tour.id), exact: true });
  const publish = async (tour: ListedTour) => {
    const opens = opensVersions(tour);
    // an attempt whose response was lost may have made the new one current
    if (opens && !former.has(tour.id)) former.set(tour.id, await readCurrentVersion(tour));
    await publishTour({
      tour: tour.id,
      version: versionOf(tour.id),
      name: form.name.trim(),
      note: form.note.trim(),
      public: isPublic && opens,
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
    // it was closed, and not current, from the beginning
    if (!opensVersions(tour)) return;
    const version = versionOf(tour.id);
    const before = former.get(tour.id) ?? null;
    if (before !== null && (await readCurrentVersion(tour)) === version)
      await changeVersion({ tour: tour.id, version: before, current: true });
    await changeVersion({ tour: tour.id, version, public: false, current: false });
    await refresh(tour);
  };
  return (
    <BulkDialog
      title={`Publish ${countOf(tours.length)}`}
      items={plan.included}
      nameOf={tourTitle}
      // each copies the files of its tour
      act={{ run: publish, undo, concurrency: 2 }}
      texts={{ items: tourForms, done: sentence('has', 'have', 'a new version'), undone: closedAgain }}
      confirmLabel={`Publish ${countOf(plan.included.length)}`}
      disabled={form.name.trim() === ''}
      onClose={onClose}
    >
      <VersionFields form={{ ...form, isPublic }} mayBePublic={mayBePublic} onChange={setForm} />
      <PlanSummary plan={plan}>
        <p>
          {plural(
            plan.included.length,
            sentence('gets', 'get', 'a version with all folders, points, plans and documents as they are saved'),
          )}{' '}
          To leave some out, or to check one first, publish it alone.
        </p>
        <NamedItems items={plan.included.filter((tour) => !opensVersions(tour))} nameOf={tourTitle}>
          Nobody outside can open these versions until an editor of the organization makes them public:
        </NamedItems>
      </PlanSummary>
    </BulkDialog>
  );
}

const closedAgain = {
  one: 'The new version of # tour is closed. What was current before is current again.',
  other: 'The new versions of # tours are closed. What was current before is current again.',
};

type FieldsProps = { form: Form; mayBePublic: boolean; onChange: (form: Form) => void };

const VersionFields = ({ form, mayBePublic, onChange }: FieldsProps) => (
  <>
    <TextField
      label="Name of each version"
      required
      maxLength={versionLimits.name}
      value={form.name}
      error={form.name.trim() === '' ? 'Enter a name.' : null}
      onChange={({ target }) => onChange({ ...form, name: target.value })}
    />
    <TextArea
      label="Note"
      hint="What changed, for your colleagues. It does not become public."
      rows={2}
      maxLength={versionLimits.note}
      value={form.note}
      onChange={({ target }) => onChange({ ...form, note: target.value })}
    />
    <CheckboxField
      label="Public"
      hint={mayBePublic ? 'Everybody with the address can open it.' : 'This organization is suspended, so nothing can be public.'}
      checked={form.isPublic}
      disabled={!mayBePublic}
      onChange={({ target }) => onChange({ ...form, isPublic: target.checked })}
    />
    <CheckboxField
      label="Make it the current version"
      hint="The tour’s public address, which stays the same, leads to it."
      checked={form.isCurrent}
      onChange={({ target }) => onChange({ ...form, isCurrent: target.checked })}
    />
  </>
);
