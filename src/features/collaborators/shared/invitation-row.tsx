import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { accessLevelLabels, accessLevels, isActive } from '@/domain/access/invitations';
import { timeAgo } from '@/domain/ago';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { expiryText, shiftedExpiry } from '@/domain/collaboration/expiry';
import { formatDateTime } from '@/domain/time';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/select';
import type { ItemView } from '@/widgets/entity-list/list-item';
import { MailState } from '@/widgets/invitation-dialog/mail-state';
import type { InvitationActions } from '@/widgets/invitation-dialog/use-invitation-changes';
import { InvitationMenu } from './invitation-menu';

type Props = {
  invitation: Collaboration;
  view: ItemView;
  now: Date;
  actions: InvitationActions;
  /** Opens the dialog that chooses an end. */
  onChooseEnd: (invitation: Collaboration) => void;
};

/** An invitation: who, until when, with what access, and what became of its email. @see COLLAB-005 COLLAB-008 COLLAB-009 COLLAB-010 COLLAB-011 */
export function InvitationRow({ invitation, view: { look, isFastScrolling, checkbox }, now, actions, onChooseEnd }: Props) {
  const { email } = invitation;
  if (isFastScrolling) {
    return (
      <article className="flex h-full items-center border-line border-b ps-10">
        <h3 className="truncate font-medium text-ink text-sm">{email}</h3>
      </article>
    );
  }
  const recipient = (
    <div className="min-w-0">
      <h3 className="truncate font-medium text-ink text-sm" title={email}>
        {email}
      </h3>
      <p className="line-clamp-2 text-ink-soft text-xs" title={openedTime(invitation)}>
        {openedText(invitation, now)}
      </p>
    </div>
  );
  const end = <EndSteps invitation={invitation} now={now} actions={actions} onChooseEnd={onChooseEnd} />;
  const access = <AccessSelect invitation={invitation} actions={actions} />;
  const mail = <MailState email={email} delivery={invitation.delivery} onRetry={() => actions.resend(invitation)} />;
  const buttons = (
    <span className="flex items-center justify-end">
      <InvitationMenu invitation={invitation} actions={actions} onChooseEnd={onChooseEnd} />
      <IconButton label={`Remove ${email}`} icon={Trash2} onClick={() => actions.revoke([invitation])} />
    </span>
  );
  if (look === 'narrow') {
    return (
      <article className="grid h-full grid-cols-[2.75rem_minmax(0,1fr)_auto] content-center items-center gap-x-1 gap-y-1 border-line border-b">
        {checkbox}
        {recipient}
        {buttons}
        <div className="col-span-2 col-start-2 max-w-80">{end}</div>
        <div className="col-span-2 col-start-2 flex items-center justify-between gap-3">
          <span className="w-48">{access}</span>
          {mail}
        </div>
      </article>
    );
  }
  return (
    <article className="grid h-full grid-cols-[2rem_minmax(0,1fr)_17.75rem_11rem_7.5rem_4rem] items-center gap-x-3 border-line border-b px-1 transition-colors focus-within:bg-hover hover:bg-hover">
      {checkbox}
      {recipient}
      {end}
      {access}
      <span className="flex justify-end">{mail}</span>
      {buttons}
    </article>
  );
}

function openedText({ openedAt, accepted, createdAt }: Collaboration, now: Date): string {
  if (openedAt) return `Opened ${timeAgo(openedAt, now.getTime())}`;
  if (accepted) return 'Opened';
  return createdAt ? `Invited ${timeAgo(createdAt, now.getTime())}, not opened yet` : 'Not opened yet';
}

/** The full time of what the text says relatively. */
function openedTime({ openedAt, createdAt }: Collaboration): string | undefined {
  const moment = openedAt ?? createdAt;
  return moment ? formatDateTime(moment) : undefined;
}

type PartProps = Pick<Props, 'invitation' | 'actions'>;

function EndSteps({ invitation, now, actions, onChooseEnd }: PartProps & Pick<Props, 'now' | 'onChooseEnd'>) {
  const { email, expires } = invitation;
  const text = expiryText(expires, now);
  // as of the click: the row's time is up to half a minute old
  const shift = (step: -1 | 1) => actions.shiftEnd(invitation, shiftedExpiry(expires, step, new Date()));
  return (
    <span className="flex min-w-0 items-center">
      <IconButton label={`End 1 hour earlier: ${email}`} icon={Minus} onClick={() => shift(-1)} />
      <button
        type="button"
        aria-label={`${text}. Choose the end: ${email}`}
        title={expires ? `${text}: ${formatDateTime(expires)}` : text}
        onClick={() => onChooseEnd(invitation)}
        className={cn(
          'line-clamp-2 min-w-0 grow text-balance rounded-md px-0.5 text-center text-sm leading-tight transition-colors hover:bg-hover touch:min-h-11 md:min-h-8',
          isActive(invitation, now) ? 'text-ink' : 'text-danger',
        )}
      >
        {text}
      </button>
      <IconButton label={`End 1 hour later: ${email}`} icon={Plus} onClick={() => shift(1)} />
    </span>
  );
}

const AccessSelect = ({ invitation, actions }: PartProps) => (
  <Select
    aria-label={`Access of ${invitation.email}`}
    value={invitation.accessLevel}
    options={accessOptions}
    onChoose={(accessLevel) => actions.change([invitation], { accessLevel })}
    className="h-9 touch:h-11"
  />
);

const accessOptions = accessLevels.map((value) => ({ value, label: accessLevelLabels[value] }));
