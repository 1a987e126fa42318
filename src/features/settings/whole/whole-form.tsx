import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type IconRef, iconRefs } from '@/domain/icons';
import { organizationLimits } from '@/domain/limits';
import type { Organization } from '@/domain/organizations/organization';
import { generalSettings } from '@/domain/organizations/organization-form';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { FormSection } from '@/ui/form-section';
import { SwitchField } from '@/ui/switch-field';
import { TextField } from '@/ui/text-field';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { FormConflicts } from '../form-conflicts';
import { useSettingsForm } from '../use-settings-form';

type Values = { name: string; status: boolean; icons: Record<IconRef, string> };
type Path = 'name' | 'status' | `icons.${IconRef}`;

const description = z.string().check(z.trim(), z.maxLength(organizationLimits.iconDescription, 'Use at most 500 characters.'));
const icons = z.strictObject(Object.fromEntries(iconRefs.map((ref) => [ref, description])) as Record<IconRef, typeof description>);
const resolver = zodResolver(z.strictObject({ name: generalSettings.shape.name, status: z.boolean(), icons }));
const iconPaths = iconRefs.map((ref) => `icons.${ref}` as const);
const paths: readonly Path[] = ['name', 'status', ...iconPaths];
const colorName = (ref: string) => `${ref[0]?.toUpperCase()}${ref.slice(1)}`;
const labels = Object.fromEntries([
  ['name', 'Name'],
  ['status', 'Status'],
  ...iconRefs.map((ref) => [`icons.${ref}`, `Description of ${colorName(ref)}`]),
]) as Record<Path, string>;

const valuesOf = ({ name, status, iconDescription }: Organization): Values => ({
  name,
  status,
  icons: Object.fromEntries(
    iconRefs.map((ref) => [ref, iconDescription.find((icon) => icon.ref === ref)?.description ?? '']),
  ) as Values['icons'],
});

type Props = { organization: Organization /** Global admins alone change it. */; hasStatus: boolean };

/** Name, status and what the colours of tags mean, saved together. @see ADMIN-014 ADMIN-015 ADMIN-016 OLD-001 OLD-002 */
export function WholeForm({ organization, hasStatus }: Props) {
  const changesOf = (values: Values) => ({
    name: values.name,
    ...(hasStatus && { status: values.status }),
    iconDescription: iconRefs.map((ref) => {
      const own = organization.iconDescription.find((icon) => icon.ref === ref);
      return { ref, default: own?.default ?? '', hover: own?.hover ?? '', description: values.icons[ref] };
    }),
  });
  const section = useSettingsForm<Values, Path>({ organization, valuesOf, resolver, paths, changesOf });
  const { form, isChanged, isSaving, problem, save } = section;
  const { errors } = form.formState;
  const status = useWatch({ control: form.control, name: 'status' });
  const [isSwitchingOff, setSwitchingOff] = useState(false);
  const setStatus = (next: boolean) => form.setValue('status', next, { shouldValidate: true });
  return (
    <LiveFormFrame
      label="Organization"
      saveLabel="Save Organization Settings"
      isChanged={isChanged}
      isSaving={isSaving}
      problem={problem}
      question={<FormConflicts form={section} labels={labels} organization={organization} />}
      onSave={save}
    >
      <FormSection title="Organization" description={`What everybody sees of it${hasStatus ? ', and whether it is open' : ''}.`}>
        <div className="flex flex-col gap-4 sm:col-span-2">
          <TextField label="Name" required autoComplete="off" error={errors.name?.message ?? null} {...form.register('name')} />
          {hasStatus && (
            <SwitchField
              label="Status"
              hint={status ? 'The organization is open.' : 'The organization is switched off.'}
              checked={status}
              onChange={(next) => (next ? setStatus(true) : setSwitchingOff(true))}
            />
          )}
        </div>
      </FormSection>
      <FormSection title="Tag descriptions" description="What each colour of a tag means in its tours.">
        {iconRefs.map((ref) => (
          <TextField
            key={ref}
            label={colorName(ref)}
            autoComplete="off"
            error={errors.icons?.[ref]?.message ?? null}
            {...form.register(`icons.${ref}`)}
          />
        ))}
      </FormSection>
      {isSwitchingOff && (
        <ConfirmDialog
          title={`Switch ${organization.name} off?`}
          confirmLabel="Switch off"
          danger
          onConfirm={() => {
            setStatus(false);
            setSwitchingOff(false);
          }}
          onClose={() => setSwitchingOff(false)}
        >
          <p>
            Nothing new can be published, nobody can be invited, and its older tours open for nobody but administrators. Its tours and files
            stay. It takes effect when you save.
          </p>
        </ConfirmDialog>
      )}
    </LiveFormFrame>
  );
}
