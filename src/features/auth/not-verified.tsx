import { Link } from 'react-router-dom';
import { profilePath } from '@/domain/addresses';
import { useSignOut } from '@/widgets/use-sign-out';
import { useWho } from '@/widgets/who';
import { AccountPage } from './account-page';
import { ResendVerification } from './resend-verification';
import { TextButton, textLinkStyle } from './text-button';
import { useVerification } from './use-verification';

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

function WaysOut() {
  const { leave, isLeaving } = useSignOut();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 text-ink-faint text-sm">
      <Link to={profilePath} className={textLinkStyle}>
        Your account
      </Link>
      <p className="flex flex-wrap items-center justify-center gap-x-2">
        Not your address?
        <TextButton onClick={leave} disabled={isLeaving}>
          Sign out
        </TextButton>
      </p>
    </div>
  );
}
