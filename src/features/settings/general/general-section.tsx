import { zodResolver } from '@hookform/resolvers/zod';
import type { Organization } from '@/domain/organizations/organization';
import { generalSettings } from '@/domain/organizations/organization-form';
import { FormSection } from '@/ui/form-section';
import { TextField } from '@/ui/text-field';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { FormConflicts } from '../form-conflicts';
import { useSettingsForm } from '../use-settings-form';
import { ContactSection } from './contact-section';
import { type GeneralValues, generalChangesOf, generalLabels, generalPaths, generalValuesOf } from './general-values';
import { LogoSettings } from './logo-settings';

const resolver = zodResolver(generalSettings);

/** The name, the logo and the contact of the organization. @see SET-002 SET-003 */
export function GeneralSection({ organization }: { organization: Organization }) {
  const section = useSettingsForm<GeneralValues, (typeof generalPaths)[number]>({
    organization,
    valuesOf: generalValuesOf,
    resolver,
    paths: generalPaths,
    changesOf: generalChangesOf,
  });
  const { form, isChanged, isSaving, problem, save } = section;
  return (
    <LiveFormFrame
      label="General"
      isChanged={isChanged}
      isSaving={isSaving}
      problem={problem}
      question={<FormConflicts form={section} labels={generalLabels} organization={organization} />}
      onSave={save}
    >
      <FormSection
        title="Name"
        description="Shown to everybody who sees a tour. Addresses and invitations stay as they are when it changes."
      >
        <div className="sm:col-span-2">
          <TextField
            label={generalLabels.name}
            required
            autoComplete="organization"
            error={form.formState.errors.name?.message ?? null}
            {...form.register('name')}
          />
        </div>
      </FormSection>
      <ContactSection form={form} labels={generalLabels} />
      <LogoSettings organization={organization} />
    </LiveFormFrame>
  );
}
