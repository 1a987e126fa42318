import X from 'lucide-react/icons/x';
import { memo, type ReactNode } from 'react';
import { type AccessLevel, accessLevelLabels, accessLevels } from '@/domain/access/invitations';
import { dayOfExpiry, expiryOnDay, type NamedDay } from '@/domain/collaboration/expiry';
import type { PermissionCard } from '@/domain/collaboration/invite-form';
import { type OrganizationMember, roleNameOf } from '@/domain/people/organization-members';
import { DateChoice } from '@/ui/date-choice';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/select';

type Dates = {
  /** Days on which access can end by name. */
  days: readonly NamedDay[];
  /** YYYY-MM-DD */
  today: string;
};

type Props = Dates & {
  cards: readonly PermissionCard[];
  onChange: (update: (cards: readonly PermissionCard[]) => PermissionCard[]) => void;
  /** Addresses that were invited before. */
  invited?: ReadonlySet<string>;
  /** Members of the organization by address. */
  members?: ReadonlyMap<string, OrganizationMember> | undefined;
};

/** One row for each address, with its access and when that ends, below one for all. @see COLLAB-017 ACCESS-033 */
export function PermissionRows({ cards, onChange, invited, members, ...dates }: Props) {
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      {cards.length > 1 && <AllRow cards={cards} onChange={onChange} {...dates} />}
      <ul aria-label="People" className="max-h-[max(12rem,31dvh)] divide-y divide-line overflow-y-auto overscroll-contain">
        {cards.map((card) => (
          <Row
            key={card.email}
            card={card}
            onChange={onChange}
            {...dates}
            isInvited={invited?.has(card.email) ?? false}
            member={members?.get(card.email)}
          />
        ))}
      </ul>
    </div>
  );
}

type RowProps = Dates & Pick<Props, 'onChange'> & { card: PermissionCard; isInvited: boolean; member: OrganizationMember | undefined };

const Row = memo(function Row({ card, onChange, isInvited, member, ...dates }: RowProps) {
  const { email, accessLevel, expires } = card;
  const change = (changes: Partial<PermissionCard>) =>
    onChange((cards) => cards.map((other) => (other.email === email ? { ...other, ...changes } : other)));
  return (
    <li className="bg-surface">
      <fieldset className="px-3 py-1.5">
        <legend className="sr-only">{email}</legend>
        <Columns
          name={
            <span aria-hidden title={email} className="block truncate font-medium text-ink text-sm">
              {email}
            </span>
          }
          accessLevel={accessLevel}
          day={dayOfExpiry(expires)}
          onChange={change}
          {...dates}
        >
          <IconButton
            label={`Remove ${email}`}
            icon={X}
            onClick={() => onChange((cards) => cards.filter((other) => other.email !== email))}
          />
        </Columns>
        {member && <p className="pb-1 text-ink-soft text-sm">{memberText(member, accessLevel)}</p>}
        {isInvited && <p className="pb-1 text-ink-soft text-sm">Already invited: access and end change, and no other email is sent.</p>}
      </fieldset>
    </li>
  );
});

function memberText(member: OrganizationMember, accessLevel: AccessLevel): string {
  const title = `Member of the organization, ${roleNameOf(member)}`;
  if (member.role !== 'user') return `${title}: can view and edit already, without an invitation.`;
  return accessLevel === 'read' ? `${title}: can view already, without an invitation.` : `${title}: can view already; this adds editing.`;
}

/** Sets the access and its end for all addresses at once. */
function AllRow({ cards, onChange, ...dates }: Dates & Pick<Props, 'cards' | 'onChange'>) {
  return (
    <div className="border-line border-b bg-sunken px-3 py-1.5">
      <Columns
        name={<span className="font-semibold text-ink text-sm">For all {cards.length}</span>}
        scope=" for everyone"
        accessLevel={common(cards.map(({ accessLevel }) => accessLevel))}
        day={common(cards.map(({ expires }) => dayOfExpiry(expires)))}
        onChange={(changes) => onChange((all) => all.map((card) => ({ ...card, ...changes })))}
        {...dates}
      />
    </div>
  );
}

type ColumnsProps = Dates & {
  name: ReactNode;
  /** Ends the names of the controls. */
  scope?: string;
  /** Null where they differ. */
  accessLevel: AccessLevel | null;
  day: string | null;
  onChange: (changes: Partial<PermissionCard>) => void;
  children?: ReactNode;
};

/** The columns of a row; on phones two lines, of which the first has the name and the button. */
const Columns = ({ name, scope = '', accessLevel, day, onChange, days, today, children }: ColumnsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-center gap-x-2 gap-y-1 sm:grid-cols-[minmax(0,1fr)_9.5rem_10.5rem_2rem]">
    <div className="min-w-0 max-sm:col-span-2">{name}</div>
    <div className="max-sm:row-start-2">
      <Select
        aria-label={`Access${scope}`}
        value={accessLevel ?? mixed.value}
        options={accessLevel === null ? [mixed, ...accessOptions] : accessOptions}
        onChoose={(chosen) => {
          const level = accessLevels.find((each) => each === chosen);
          if (level) onChange({ accessLevel: level });
        }}
      />
    </div>
    <div className="min-w-0 max-sm:col-span-2 max-sm:row-start-2">
      <DateChoice
        label={`Access ends${scope}`}
        value={day}
        onChange={(chosen) => onChange({ expires: expiryOnDay(chosen) })}
        min={today}
        choices={days}
        noneLabel="Does not expire"
        mixedLabel={mixed.label}
      />
    </div>
    <div className="max-sm:col-start-3 max-sm:row-start-1">{children}</div>
  </div>
);

const mixed = { value: 'mixed', label: 'Different', disabled: true };
const accessOptions = accessLevels.map((level) => ({ value: level, label: accessLevelLabels[level] }));

/** The value of all, or null where they differ. */
const common = <Value,>(values: readonly Value[]): Value | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null;
