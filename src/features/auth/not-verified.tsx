import { useWho } from '@/widgets/who';
import { AccountPage } from './account-page';
import { ResendVerification } from './resend-verification';
import { useVerification } from './use-verification';
import { WaysOut } from './ways-out';

/** Stands in place of every page of the dashboard until the address is proven, and goes by itself then. @see AUTH-042 AUTH-046 AUTH-047 AUTH-048 */
export function NotVerified() {
  const email = useWho()?.email ?? '';
  useVerification(true);
  return (
    <AccountPage
      title="Please verify your email"
      text={
        <>
          Follow the link in the mail to <span className="font-medium text-ink">{email}</span>, and this page opens by itself. It is a one
          time thing.
        </>
      }
      aside={<WaysOut />}
    >
      <ResendVerification email={email} />
    </AccountPage>
  );
}
