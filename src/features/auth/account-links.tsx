import { Link } from 'react-router-dom';
import { profilePath } from '@/domain/page-addresses';
import { useTexts } from '@/ui/use-texts';
import { useSignOut } from '@/widgets/use-sign-out';
import { verificationTexts } from './account-texts';
import { TextButton, textLinkStyle } from './text-button';
import { accountTexts } from './texts';

/** Links for users who signed in with the wrong address or don't receive the email. */
export function AccountLinks() {
  const t = useTexts(verificationTexts);
  const account = useTexts(accountTexts);
  const { leave: signOut, isSigningOut } = useSignOut();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 text-ink-faint text-sm">
      <Link to={profilePath} className={textLinkStyle}>
        {t.yourAccount}
      </Link>
      <p className="flex flex-wrap items-center justify-center gap-x-2">
        {t.notYourAddress}
        <TextButton onClick={signOut} disabled={isSigningOut}>
          {account.signOut}
        </TextButton>
      </p>
    </div>
  );
}
