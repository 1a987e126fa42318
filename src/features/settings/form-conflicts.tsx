import type { FieldValues } from 'react-hook-form';
import type { Organization } from '@/domain/organizations/organization';
import { ConflictNotice } from '@/widgets/live-form/conflict-notice';
import type { LiveForm } from '@/widgets/live-form/use-live-form';

type Props<Values extends FieldValues, Path extends string> = {
  form: Pick<LiveForm<Values, Path>, 'conflicts' | 'keepMine' | 'keepTheirs'>;
  labels: Readonly<Record<Path, string>>;
  organization: Organization;
};

/** Asks about the fields of a section that someone else changed too. */
export const FormConflicts = <Values extends FieldValues, Path extends string>({ form, labels, organization }: Props<Values, Path>) => (
  <ConflictNotice
    conflicts={form.conflicts}
    labels={labels}
    fieldsWithoutText={[]}
    changedAt={organization.updated}
    onKeepMine={form.keepMine}
    onKeepTheirs={form.keepTheirs}
  />
);
