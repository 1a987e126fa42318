import { Link, useLocation } from 'react-router-dom';
import { isFramed } from '@/backend/framed';
import { signInPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from './current-user';
import { notOpenTexts } from './texts';

type Props = { title: string; message: string };

/**
 * A public page that isn't open: the same whether there is something or not, with a way on. Who works on it may see it once they are signed in, which
 * nobody is in the frame of another page.
 */
export function NotOpen({ title, message }: Props) {
  const t = useTexts(notOpenTexts);
  const currentUser = useCurrentUser();
  const { pathname, search } = useLocation();
  if (isFramed()) return <ErrorState title={title} message={message} />;
  return (
    <ErrorState
      title={title}
      message={currentUser ? message : `${message} ${t.ifYours}`}
      action={
        <Link to={currentUser ? '/' : signInPath(pathname + search)} className={buttonStyle({ look: 'primary' })}>
          {currentUser ? t.dashboard : t.signIn}
        </Link>
      }
    />
  );
}
