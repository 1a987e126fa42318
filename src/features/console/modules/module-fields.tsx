import { moduleForm } from '@/domain/modules';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';

export type ModuleValues = { name: string; description: string };

type Props = { values: ModuleValues; problems: ModuleProblems; onChange: (values: ModuleValues) => void };

/** @see ADMIN-019 OLD-003 */
export const ModuleFields = ({ values, problems, onChange }: Props) => (
  <>
    <TextField
      label="Name"
      required
      autoComplete="off"
      error={problems.name}
      value={values.name}
      onChange={({ target }) => onChange({ ...values, name: target.value })}
    />
    <TextArea
      label="Description"
      rows={3}
      error={problems.description}
      value={values.description}
      onChange={({ target }) => onChange({ ...values, description: target.value })}
    />
  </>
);

export type ModuleProblems = Partial<Record<keyof ModuleValues, string>>;

/** What is wrong with the fields; empty if they can be stored. */
export const moduleProblems = (values: ModuleValues): ModuleProblems =>
  Object.fromEntries((moduleForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
