import { CheckboxField } from '@/ui/checkbox-field';

type Props = { isExcluded: boolean; onChange: (isExcluded: boolean) => void };

/** Whether versions leave a point or a folder out. */
export const VersionsField = ({ isExcluded, onChange }: Props) => (
  <CheckboxField
    label="Left out of versions"
    hint="A public tour itself shows it: whoever may open a tour reads all of it."
    checked={isExcluded}
    onChange={({ target }) => onChange(target.checked)}
  />
);
