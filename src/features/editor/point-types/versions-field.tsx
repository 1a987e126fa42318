import { CheckboxField } from '@/ui/checkbox-field';
import { versionsWords } from './versions-words';

type Props = { isExcluded: boolean; onChange: (isExcluded: boolean) => void };

/** Whether versions leave a point or a folder out. */
export const VersionsField = ({ isExcluded, onChange }: Props) => (
  <CheckboxField
    label={versionsWords.label}
    hint={versionsWords.hint}
    checked={isExcluded}
    onChange={({ target }) => onChange(target.checked)}
  />
);
