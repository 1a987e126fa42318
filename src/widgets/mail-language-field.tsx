import { localKeys } from '@/domain/application/local-keys';
import { preferredLanguage } from '@/language/languages';
import { SelectField } from '@/ui/select-field';
import { readSetting } from '@/ui/settings';
import { languageOptions } from './language-options';

/** The language in which somebody writes to others, until they choose another: their own. */
export const ownLanguage = (): string => preferredLanguage([readSetting(localKeys.language), ...navigator.languages]);

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
