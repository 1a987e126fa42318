import type { GuidedStop } from '@/domain/guided-tours/guided-tour';
import { guidedTourLimits } from '@/domain/limits';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { useEditableField } from '../session/editing-context';

type Seconds = GuidedStop['seconds'];
type Props = { seconds: Seconds; onChange: (seconds: Seconds) => void };

const { shortest, longest } = guidedTourLimits;
const firstSeconds = 10;

/** How long visitors stay: as long as it takes, a number of seconds, or until they press Next. */
export function StopSeconds({ seconds, onChange }: Props) {
  const kind = typeof seconds === 'number' ? 'seconds' : (seconds ?? 'automatic');
  const choose = (value: string) => onChange(value === 'automatic' ? null : value === 'untilNext' ? value : firstSeconds);
  return (
    <>
      <SelectField
        label="How long visitors stay"
        value={kind}
        options={[
          { value: 'automatic', label: 'As long as the narration or the text takes' },
          { value: 'seconds', label: 'A number of seconds' },
          { value: 'untilNext', label: 'Until they press Next' },
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {typeof seconds === 'number' && <NumberOfSeconds seconds={seconds} onChange={onChange} />}
    </>
  );
}

function NumberOfSeconds({ seconds, onChange }: { seconds: number; onChange: (seconds: number) => void }) {
  const isValid = (typed: string) => /^\d+$/.test(typed) && Number(typed) >= shortest && Number(typed) <= longest;
  const field = useEditableField(String(seconds), (typed) => isValid(typed) && onChange(Number(typed)));
  return (
    <TextField
      label="Seconds"
      inputMode="numeric"
      error={isValid(field.value) ? null : `Enter a whole number from ${shortest} to ${longest}.`}
      {...field}
    />
  );
}
