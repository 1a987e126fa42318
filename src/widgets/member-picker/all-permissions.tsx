import { accessLevelLabels, accessLevels } from '@/domain/access/invitations';
import { dayOfExpiry, expiryOnDay, type NamedDay } from '@/domain/collaboration/expiry';
import type { PermissionCard } from '@/domain/collaboration/invite-form';
import { SelectField } from '@/ui/select-field';

type Props = {
  cards: readonly PermissionCard[];
  onChange: (update: (cards: readonly PermissionCard[]) => PermissionCard[]) => void;
  days: readonly NamedDay[];
};

const mixed = { value: 'mixed', label: 'Different', disabled: true };
const accessOptions = accessLevels.map((level) => ({ value: level, label: accessLevelLabels[level] }));

/** Sets the access and its end for all addresses at once. */
export function AllPermissions({ cards, onChange, days }: Props) {
  const access = common(cards.map(({ accessLevel }) => accessLevel));
  const day = common(cards.map(({ expires }) => dayOfExpiry(expires)));
  const dayOptions = [{ value: '', label: 'Does not expire' }, ...days];
  const isListed = dayOptions.some(({ value }) => value === day);
  const changeAll = (changes: Partial<PermissionCard>) => onChange((all) => all.map((card) => ({ ...card, ...changes })));
  return (
    <div className="grid gap-3 rounded-lg bg-sunken p-3 sm:grid-cols-2">
      <SelectField
        label="Access for everyone"
        value={access ?? mixed.value}
        options={access === null ? [mixed, ...accessOptions] : accessOptions}
        onChange={({ target }) => {
          const accessLevel = accessLevels.find((level) => level === target.value);
          if (accessLevel) changeAll({ accessLevel });
        }}
      />
      <SelectField
        label="Access ends for everyone"
        value={isListed ? (day ?? mixed.value) : mixed.value}
        options={isListed ? dayOptions : [mixed, ...dayOptions]}
        onChange={({ target }) => changeAll({ expires: expiryOnDay(target.value) })}
      />
    </div>
  );
}

/** The value of all, or null where they differ. */
const common = <Value,>(values: readonly Value[]): Value | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null;
