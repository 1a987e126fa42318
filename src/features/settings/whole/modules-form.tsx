import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { moduleQueries } from '@/backend/modules/queries';
import { modulesInOrder } from '@/domain/modules';
import type { Organization } from '@/domain/organizations/organization';
import { modulesSettings } from '@/domain/organizations/organization-form';
import { CheckboxField } from '@/ui/checkbox-field';
import { FormSection } from '@/ui/form-section';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { FormConflicts } from '../form-conflicts';
import { useSettingsForm } from '../use-settings-form';

type Values = { modules: string[] };

const resolver = zodResolver(z.strictObject({ modules: modulesSettings }));
const paths = ['modules'] as const;
const labels = { modules: 'Modules' };
const valuesOf = ({ modules }: Organization): Values => ({ modules });
const changesOf = (values: Values) => values;

/** Which modules the organization has. @see ADMIN-017 OLD-002 */
export function ModulesForm({ organization }: { organization: Organization }) {
  const section = useSettingsForm<Values, 'modules'>({ organization, valuesOf, resolver, paths, changesOf });
  const { form, isChanged, isSaving, problem, save } = section;
  const { data: modules } = useQuery({ ...moduleQueries.all(), throwOnError: false });
  const chosen = useWatch({ control: form.control, name: 'modules' });
  const offered = [
    ...modulesInOrder(modules ?? []).map(({ id, name, description }) => ({ id, name, description })),
    // given to the organization, and deleted since
    ...chosen
      .filter((id) => modules && !modules.some((module) => module.id === id))
      .map((id) => ({ id, name: id, description: 'This module no longer exists.' })),
  ];
  const toggle = (id: string) =>
    form.setValue('modules', chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id], { shouldValidate: true });
  return (
    <LiveFormFrame
      label="Modules"
      saveLabel="Save Modules"
      isChanged={isChanged}
      isSaving={isSaving}
      problem={problem}
      question={<FormConflicts form={section} labels={labels} organization={organization} />}
      onSave={save}
    >
      <FormSection title="Modules" description="Features that the organization has.">
        <div className="sm:col-span-2">
          {modules && offered.length === 0 && <p className="text-ink-soft text-sm">There are no modules yet.</p>}
          {offered.map(({ id, name, description }) => (
            <CheckboxField key={id} label={name} hint={description} checked={chosen.includes(id)} onChange={() => toggle(id)} />
          ))}
        </div>
      </FormSection>
    </LiveFormFrame>
  );
}
