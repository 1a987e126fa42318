import { expiryText } from '../collaboration/expiry';
import type { AccessReason } from './people-with-access';
import { missingRole, roleLabels } from './roles';

/** A reason for which somebody can open a tour, in words: "Editor of Northlight", "Invited to this tour, expires in 2 days". */
export function accessReasonText(reason: AccessReason, organization: { name: string }, now: Date): string {
  switch (reason.by) {
    case 'membership':
      return reason.lacksRole ? `Member of ${organization.name}, ${missingRole}` : `${roleLabels[reason.role]} of ${organization.name}`;
    case 'creating':
      return 'Created this tour';
    case 'directory':
      return 'Directory admin';
    case 'invitation': {
      const { type, tourName, expires } = reason.invitation;
      const what = type === 'tour' ? 'Invited to this tour' : `Invited to the collection ${tourName}`;
      return expires === null ? what : `${what}, ${uncapitalized(expiryText(expires, now))}`;
    }
  }
}

const uncapitalized = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
