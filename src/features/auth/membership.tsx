import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { removeMember } from '@/backend/people/commands';
import { isAppError } from '@/domain/app-error';
import type { OrgId, UserId } from '@/domain/ids';
import { dashboardPath } from '@/domain/page-addresses';
import { loadModule } from '@/loading/load-code';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toastSuccess } from '@/ui/toast';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '@/widgets/use-mutation';
import { membershipTexts } from './account-texts';
import { ProfileSection } from './profile-section';

type Props = { uid: UserId; organization: OrgId };

/** Leaves the organization; the account stays. */
export function Membership({ uid, organization }: Props) {
  const t = useTexts(membershipTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <ProfileSection title={t.title}>
      <div className="flex items-center justify-between gap-x-8 gap-y-4 max-sm:flex-wrap">
        <p className="wrap-anywhere text-pretty text-ink-soft text-sm">{t.text({ organization })}</p>
        <Button onClick={() => setAsking(true)}>{t.leave}</Button>
      </div>
      {isAsking && <LeaveQuestion uid={uid} organization={organization} onClose={() => setAsking(false)} />}
    </ProfileSection>
  );
}

function LeaveQuestion({ uid, organization, onClose }: Props & { onClose: () => void }) {
  const t = useTexts(membershipTexts);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: removeMember,
    onSuccess: async () => {
      toastSuccess(t.done({ organization }));
      await renewClaims();
      navigate(dashboardPath);
    },
    meta: { failed: null },
  });
  // a last admin, who is told what that means
  const mustConfirm = isAppError(error, 'aborted');
  return (
    <ConfirmDialog
      title={t.question({ organization })}
      confirmLabel={mustConfirm ? t.leaveAnyway : t.leave}
      danger
      busy={isPending}
      error={error?.message}
      onConfirm={() => mutate({ uid, organization, ...(mustConfirm && { leavesNoAdmin: true as const }) })}
      onClose={onClose}
    >
      <p>{t.consequence({ organization })}</p>
    </ConfirmDialog>
  );
}

const verification = () => import('@/backend/auth/verification');

/** A failure is only logged: rights that ended count at once, whatever the token says. */
const renewClaims = (): Promise<void> =>
  loadModule(verification)
    .then(({ renewAuthSession }) => renewAuthSession())
    .catch((error: unknown) => console.warn('The claims weren’t renewed.', error));
