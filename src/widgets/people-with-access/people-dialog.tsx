import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, useState } from 'react';
import type { InvitationTarget } from '@/backend/invitations/invite';
import type { PersonWithAccess } from '@/domain/access/people-with-access';
import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { type NamedOrganization, PeopleTable } from './people-table';

const invitePeople = () => import('../invitation-dialog/invite-people').then((it) => it.InvitePeople);

type Props = {
  /** The tour or collection. */
  target: InvitationTarget;
  organization: NamedOrganization;
  /** Null while loading. */
  withAccess: PersonWithAccess[] | null;
  summary: string | undefined;
  error: Error | null;
  retry: () => void;
  onClose: () => void;
  /** Shown above the people. */
  children?: ReactNode;
};

/** Everybody who can open a tour or collection. Whoever sees the list may also invite, which adds to it. */
export function PeopleDialog({ target, organization, withAccess, summary, error, retry, onClose, children }: Props) {
  const [isInviting, setInviting] = useState(false);
  const closeInviting = () => setInviting(false);
  return (
    <>
      <Dialog
        open
        title="People with access"
        description={summary}
        size="large"
        onClose={onClose}
        footer={
          <Button onClick={() => setInviting(true)}>
            <UserPlus aria-hidden size={16} strokeWidth={1.75} />
            Invite people
          </Button>
        }
      >
        <div className="flex h-[min(36rem,60dvh)] flex-col gap-4">
          {children}
          {error && !withAccess ? (
            <ErrorNote className="flex flex-wrap items-center gap-3">
              <p className="grow">The list couldn’t be loaded. {error.message}</p>
              <Button size="small" onClick={retry}>
                Retry
              </Button>
            </ErrorNote>
          ) : (
            <PeopleTable withAccess={withAccess} organization={organization} />
          )}
        </div>
      </Dialog>
      <LazyOverlay onClose={closeInviting}>
        {isInviting && <LazyComponent load={invitePeople} props={{ target, onClose: closeInviting }} />}
      </LazyOverlay>
    </>
  );
}

/** Who else can open it: nobody lists Super Admins, and only those in the directory see who is in it. */
export const othersText = (isDirectoryListed: boolean): string =>
  isDirectoryListed ? 'the platform’s Super Admins' : 'the platform’s Super Admins and directory admins, whom only they can list';

export const countText = (count: number): string => plural(count, { one: '# person', other: '# people' });
