import { resendInvitation } from '@/backend/invitations/change';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { isBeingSent } from '@/domain/collaboration/invitation-delivery';
import { plural } from '@/domain/plural';
import { BulkDialog } from '@/widgets/bulk/bulk-dialog';
import { NamedItems } from '@/widgets/bulk/named-items';

type Props = { invitations: readonly Collaboration[]; onClose: () => void };

const emails = { one: '# email', other: '# emails' };
const nameOf = ({ email, tourName }: Collaboration) => (tourName ? `${email}, ${tourName}` : email);

/** Sends the emails of many invitations again; those that are being sent are left out. @see COLLAB-038 */
export function ResendDialog({ invitations, onClose }: Props) {
  const items = invitations.filter(({ delivery }) => !isBeingSent(delivery));
  const sending = invitations.length - items.length;
  return (
    <BulkDialog
      title={`Send ${plural(items.length, emails)} again?`}
      items={items}
      nameOf={nameOf}
      act={{ run: resendInvitation }}
      texts={{ items: emails, done: { one: '# email is on its way.', other: '# emails are on their way.' } }}
      confirmLabel={`Send ${plural(items.length, emails)}`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3 text-pretty text-ink-soft text-sm tabular-nums">
        <p>Each person gets the invitation again, one email for each tour or collection. Access and its end stay as they are.</p>
        {sending > 0 && <p>{plural(sending, { one: '# of them is being sent now.', other: '# of them are being sent now.' })}</p>}
        <NamedItems items={items} nameOf={nameOf}>
          These are sent again:
        </NamedItems>
      </div>
    </BulkDialog>
  );
}
