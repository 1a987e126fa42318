import { useState } from 'react';
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
import { usePublishTours, type VersionForm } from './use-publish-tours';

type Props = {
  organization: Organization;
  tours: readonly ListedTour[];
  mayPublish: (tour: ListedTour) => boolean;
  onClose: () => void;
};

const initialForm = (): VersionForm => ({ name: formatDay(new Date()), note: '', isPublic: true, isCurrent: true });

/** Publishes a version of each of many tours, with all of its saved content; Undo closes them, and their list deletes them. Those that the user was only invited to edit are published closed. */
export function PublishToursDialog({ organization, tours, mayPublish, onClose }: Props) {
  const user = useCurrentUser();
  const context = useAccessContext(organization.id);
  const [form, setForm] = useState(initialForm);
  const plan = planBulk(tours, { isAllowed: mayPublish });
  const opensVersions = (tour: ListedTour) => editsTour(user, tour, context);
  const mayBePublic = canPublish(organization);
  const isPublic = form.isPublic && mayBePublic;
  const { publish, undo, undone } = usePublishTours({ ...form, isPublic }, opensVersions);
  return (
    <BulkDialog
      title={`Publish ${countOf(tours.length)}`}
      items={plan.included}
      nameOf={tourTitle}
      // each copies the files of its tour
      act={{ run: publish, undo, concurrency: 2 }}
      texts={{ items: tourForms, done: sentence('has', 'have', 'a new version'), undone }}
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

type FieldsProps = { form: VersionForm; mayBePublic: boolean; onChange: (form: VersionForm) => void };

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
