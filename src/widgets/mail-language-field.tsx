import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import { localKeys } from '@/domain/application/local-keys';
import type { OrgId } from '@/domain/ids';
import { preferredLanguage } from '@/language/languages';
import { SelectField } from '@/ui/select-field';
import { readSetting } from '@/ui/settings';
import { languageOptions } from './language-options';

/** The language in which an organization writes; undefined where it did not say, and until it is loaded. */
export function useMainLanguage(organization: OrgId): string | undefined {
  const { data } = useQuery({ ...organizationQueries.one(organization), throwOnError: false });
  return data?.languages[0];
}

/** The language of an email to others until another is chosen: the organization's, where there are texts in it, else one's own. */
export function useMailLanguage(mainLanguage: string | undefined): [string, (language: string) => void] {
  const [own] = useState(() => [readSetting(localKeys.language), ...navigator.languages]);
  const [chosen, choose] = useState<string | null>(null);
  return [chosen ?? preferredLanguage([mainLanguage ?? null, ...own]), choose];
}

type Props = { value: string; onChange: (language: string) => void };

/** The language of an invitation's email. */
export const MailLanguageField = ({ value, onChange }: Props) => (
  <SelectField
    label="Language of the email"
    hint="The note stays as you write it."
    value={value}
    options={languageOptions()}
    onChange={({ target }) => onChange(target.value)}
  />
);
