import { useCurrentUser } from '@/widgets/current-user';
import { AccountLinks } from './account-links';
import { AccountPage } from './account-page';
import { ResendVerification } from './resend-verification';
import { useVerification } from './use-verification';

/** Replaces every dashboard page until the email is verified, then disappears by itself. @see AUTH-042 AUTH-046 AUTH-047 AUTH-048 */
export function NotVerified() {
  const email = useCurrentUser()?.email ?? '';
  useVerification(true);
  return (
    <AccountPage
      title="Please verify your email"
      text={
        <>
          Follow the link in the mail to <span className="font-medium text-ink">{email}</span>. Then this page continues by itself. You only
          need to do this once.
        </>
      }
      aside={<AccountLinks />}
    >
      <ResendVerification email={email} />
    </AccountPage>
  );
}
