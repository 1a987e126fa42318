import { zodResolver } from '@hookform/resolvers/zod';
import type { Organization } from '@/domain/organizations/organization';
import { generalSettings } from '@/domain/organizations/organization-form';
import { FormSection } from '@/ui/form-section';
import { TextField } from '@/ui/text-field';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { FormConflicts } from '../form-conflicts';
import { useSettingsForm } from '../use-settings-form';
import { LogoSettings } from './logo-settings';

type Values = { name: string };

const resolver = zodResolver(generalSettings);
const paths = ['name'] as const;
const labels = { name: 'Organization name' };
const valuesOf = ({ name }: Organization): Values => ({ name });
const changesOf = (values: Values) => values;

/** The name and the logo of the organization. @see SET-002 SET-003 */
export function GeneralSection({ organization }: { organization: Organization }) {
  const section = useSettingsForm<Values, 'name'>({ organization, valuesOf, resolver, paths, changesOf });
  const { form, isChanged, isSaving, problem, save } = section;
  return (
    <LiveFormFrame
      label="General"
      isChanged={isChanged}
      isSaving={isSaving}
      problem={problem}
      question={<FormConflicts form={section} labels={labels} organization={organization} />}
      onSave={save}
    >
      <FormSection
        title="Name"
        description="Shown to everybody who sees a tour. Addresses and invitations stay as they are when it changes."
      >
        <div className="sm:col-span-2">
          <TextField
            label={labels.name}
            required
            autoComplete="organization"
            error={form.formState.errors.name?.message ?? null}
            {...form.register('name')}
          />
        </div>
      </FormSection>
      <LogoSettings organization={organization} />
    </LiveFormFrame>
  );
}
