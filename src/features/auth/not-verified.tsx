import { FilledText } from '@/ui/filled-text';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { AccountLinks } from './account-links';
import { AccountPage } from './account-page';
import { verificationTexts } from './account-texts';
import { ResendVerification } from './resend-verification';
import { useVerification } from './use-verification';

/** Replaces every dashboard page until the email is verified, then disappears by itself. @see AUTH-042 AUTH-046 AUTH-047 AUTH-048 */
export function NotVerified() {
  const t = useTexts(verificationTexts);
  const email = useCurrentUser()?.email ?? '';
  useVerification(true);
  return (
    <AccountPage
      title={t.pleaseVerify}
      text={<FilledText text={t.pleaseVerifyText} values={{ email: <bdi className="font-medium text-ink">{email}</bdi> }} />}
      aside={<AccountLinks />}
    >
      <ResendVerification email={email} />
    </AccountPage>
  );
}
