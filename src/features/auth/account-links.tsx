import { Link } from 'react-router-dom';
import { profilePath } from '@/domain/page-addresses';
import { useSignOut } from '@/widgets/use-sign-out';
import { TextButton, textLinkStyle } from './text-button';

/** Links for users who signed in with the wrong address or don't receive the email. */
export function AccountLinks() {
  const { leave: signOut, isSigningOut } = useSignOut();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 text-ink-faint text-sm">
      <Link to={profilePath} className={textLinkStyle}>
        Your account
      </Link>
      <p className="flex flex-wrap items-center justify-center gap-x-2">
        Not your address?
        <TextButton onClick={signOut} disabled={isSigningOut}>
          Sign out
        </TextButton>
      </p>
    </div>
  );
}
