import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/ui/checkbox-field';
import { FormSection } from '@/ui/form-section';
import { TextField } from '@/ui/text-field';
import type { GeneralValues } from './general-values';

type Props = {
  form: UseFormReturn<GeneralValues>;
  labels: Record<'contact.email' | 'contact.phone' | 'contact.web' | 'isIndexed', string>;
};

/** What the front pages of tours say of the organization, and whether search engines may list them. */
export function ContactSection({ form, labels }: Props) {
  const problems = form.formState.errors.contact;
  return (
    <FormSection title="Front pages" description="Shown on the page that a short address of a tour opens. What is empty is left out.">
      <TextField
        label={labels['contact.email']}
        inputMode="email"
        autoComplete="off"
        error={problems?.email?.message ?? null}
        {...form.register('contact.email')}
      />
      <TextField
        label={labels['contact.phone']}
        inputMode="tel"
        autoComplete="off"
        error={problems?.phone?.message ?? null}
        {...form.register('contact.phone')}
      />
      <TextField
        label={labels['contact.web']}
        inputMode="url"
        autoComplete="off"
        error={problems?.web?.message ?? null}
        {...form.register('contact.web')}
      />
      <div className="sm:col-span-2">
        <CheckboxField
          label={labels.isIndexed}
          hint="Each tour has a switch of its own, which is off until somebody turns it on."
          {...form.register('isIndexed')}
        />
      </div>
    </FormSection>
  );
}
