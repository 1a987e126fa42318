import { Link } from 'react-router-dom';
import { profilePath } from '@/domain/addresses';
import { useSignOut } from '@/widgets/use-sign-out';
import { TextButton, textLinkStyle } from './text-button';

/** For who is signed in with an address that is not theirs, or waits for a mail that does not come. */
export function WaysOut() {
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
