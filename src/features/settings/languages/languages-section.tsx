import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { languageName, maxLanguages } from '@/domain/languages/language-tags';
import type { Organization } from '@/domain/organizations/organization';
import { languagesSettings } from '@/domain/organizations/organization-form';
import { Button } from '@/ui/button';
import { Combobox } from '@/ui/combobox/combobox';
import { FormSection } from '@/ui/form-section';
import { offeredLanguages } from '@/widgets/content-language/offered-languages';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { FormConflicts } from '../form-conflicts';
import { useSettingsForm } from '../use-settings-form';

type Values = { languages: string[] };

const resolver = zodResolver(languagesSettings);
const paths = ['languages'] as const;
const labels = { languages: 'Languages' };
const valuesOf = ({ languages }: Organization): Values => ({ languages: [...languages] });
const changesOf = (values: Values) => values;

/** The language in which the organization writes its tours, and those that it translates them into. */
export function LanguagesSection({ organization }: { organization: Organization }) {
  const section = useSettingsForm<Values, 'languages'>({ organization, valuesOf, resolver, paths, changesOf });
  const { form, isChanged, isSaving, problem, save } = section;
  const [main = '', ...others] = form.watch('languages');
  const change = (languages: string[]) => form.setValue('languages', languages, { shouldDirty: true, shouldValidate: true });
  return (
    <LiveFormFrame
      label="Languages"
      isChanged={isChanged}
      isSaving={isSaving}
      problem={problem}
      question={<FormConflicts form={section} labels={labels} organization={organization} />}
      onSave={save}
    >
      <FormSection title="Main language" description="The language that tours are written in. Texts without a translation are shown in it.">
        <Combobox
          label="Main language"
          options={optionsWithout(others)}
          value={main}
          onChange={(tag) => change([tag, ...others])}
          filterFrom={1}
          error={form.formState.errors.languages?.message ?? null}
        />
      </FormSection>
      {main !== '' && <OtherLanguages main={main} others={others} onChange={(languages) => change([main, ...languages])} />}
    </LiveFormFrame>
  );
}

const optionsWithout = (excluded: readonly string[]) => offeredLanguages().filter(({ value }) => !excluded.includes(value));

type OthersProps = { main: string; others: readonly string[]; onChange: (languages: string[]) => void };

function OtherLanguages({ main, others, onChange }: OthersProps) {
  const [added, setAdded] = useState(0);
  const isFull = others.length >= maxLanguages - 1;
  return (
    <FormSection
      title="Other languages"
      description="Languages that tours can be translated into. Editors choose them for each tour; removing one here changes no tour."
    >
      <div className="flex flex-col gap-4 sm:col-span-2">
        {others.length > 0 && (
          <ul className="divide-y divide-line rounded-xl border border-line">
            {others.map((tag) => (
              <li key={tag} className="flex min-h-12 items-center justify-between gap-3 px-3.5 py-1.5 text-sm">
                <span className="min-w-0 truncate text-ink">
                  {languageName(tag, 'en')}{' '}
                  <span lang={tag} dir="auto" className="text-ink-soft">
                    {languageName(tag, tag)}
                  </span>
                </span>
                <Button
                  size="small"
                  aria-label={`Remove ${languageName(tag, 'en')}`}
                  onClick={() => onChange(others.filter((each) => each !== tag))}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        {isFull ? (
          <p className="text-ink-soft text-sm">There can be {maxLanguages} languages.</p>
        ) : (
          <Combobox
            // blank again after each
            key={added}
            label="Add a language"
            options={optionsWithout([main, ...others])}
            value=""
            onChange={(tag) => {
              onChange([...others, tag]);
              setAdded(added + 1);
            }}
            filterFrom={1}
          />
        )}
      </div>
    </FormSection>
  );
}
