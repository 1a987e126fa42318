import { CheckboxField } from '@/ui/checkbox-field';
import { DateRange } from '../date-range';
import type { PublishForm } from './use-publish';

type Props = {
  form: PublishForm;
  change: (changes: Partial<PublishForm>) => void;
  /** False while the organization is suspended. */
  mayBePublic: boolean;
  problem: string | null;
};

/** Who can open the version, between which days, and whether the address of the tour leads to it. */
export const Opening = ({ form, change, mayBePublic, problem }: Props) => (
  <div className="flex flex-col gap-2">
    <CheckboxField
      label="Public"
      hint={
        mayBePublic
          ? 'Everybody with the address can open it. You can change this later.'
          : 'This organization is suspended, so nothing can be public.'
      }
      checked={form.isPublic}
      disabled={!mayBePublic}
      onChange={({ target }) => change({ isPublic: target.checked })}
    />
    {form.isPublic && <DateRange value={form.days} error={problem} onChange={(days) => change({ days })} />}
    <CheckboxField
      label="Make it the current version"
      hint="The tour’s public address, which stays the same, leads to it."
      checked={form.isCurrent}
      onChange={({ target }) => change({ isCurrent: target.checked })}
    />
  </div>
);
