import X from 'lucide-react/icons/x';
import { memo } from 'react';
import { accessLevelLabels, accessLevels } from '@/domain/access/invitations';
import { dayOfExpiry, expiryOnDay, type NamedDay } from '@/domain/collaboration/expiry';
import type { PermissionCard } from '@/domain/collaboration/invite-form';
import { DateField } from '@/ui/date-field';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { AllPermissions } from './all-permissions';

type Props = {
  cards: readonly PermissionCard[];
  onChange: (update: (cards: readonly PermissionCard[]) => PermissionCard[]) => void;
  /** Days on which access can end by name. */
  days: readonly NamedDay[];
  /** YYYY-MM-DD */
  today: string;
  /** Addresses that were invited before. */
  invited?: ReadonlySet<string>;
};

/** One card for each address, with its access and when that ends. @see COLLAB-017 ACCESS-033 */
export function PermissionCards({ cards, onChange, days, today, invited }: Props) {
  return (
    <div className="flex flex-col gap-3">
      {cards.length > 1 && <AllPermissions cards={cards} onChange={onChange} days={days} />}
      <ul aria-label="People" className="flex flex-col gap-3">
        {cards.map((card) => (
          <Card key={card.email} card={card} onChange={onChange} days={days} today={today} isInvited={invited?.has(card.email) ?? false} />
        ))}
      </ul>
    </div>
  );
}

type CardProps = Omit<Props, 'cards' | 'invited'> & { card: PermissionCard; isInvited: boolean };

const Card = memo(function Card({ card, onChange, days, today, isInvited }: CardProps) {
  const { email, accessLevel, expires } = card;
  const change = (changes: Partial<PermissionCard>) =>
    onChange((cards) => cards.map((other) => (other.email === email ? { ...other, ...changes } : other)));
  return (
    <li className="rounded-lg border border-line bg-surface">
      <fieldset className="flex flex-col gap-3 p-3">
        <legend className="sr-only">{email}</legend>
        <div className="flex items-center gap-3">
          <span aria-hidden className="wrap-anywhere min-w-0 grow font-medium text-ink text-sm">
            {email}
          </span>
          <IconButton
            label={`Remove ${email}`}
            icon={X}
            onClick={() => onChange((cards) => cards.filter((other) => other.email !== email))}
          />
        </div>
        <div className="grid gap-3 sm:grid-cols-[2fr_3fr]">
          <SelectField
            label="Access"
            value={accessLevel}
            options={accessOptions}
            onChange={({ target }) => change({ accessLevel: accessLevels.find((level) => level === target.value) ?? accessLevel })}
          />
          <DateField
            label="Access ends"
            value={dayOfExpiry(expires)}
            onChange={(day) => change({ expires: expiryOnDay(day) })}
            min={today}
            choices={days}
            noneLabel="Does not expire"
          />
        </div>
        {isInvited && <p className="text-ink-soft text-sm">Already invited: access and end change, and no other email is sent.</p>}
      </fieldset>
    </li>
  );
});

const accessOptions = accessLevels.map((level) => ({ value: level, label: accessLevelLabels[level] }));
