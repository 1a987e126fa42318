import { Link } from 'react-router-dom';
import { buttonStyle } from '@/ui/button';
import { NoticePage } from './notice-page';

/** @see ROUTE-028 */
export function NotFoundScreen() {
  return (
    <NoticePage
      title="Page not found"
      action={
        <Link to="/" className={buttonStyle({ look: 'primary' })}>
          Home
        </Link>
      }
    >
      There is no page at this address.
    </NoticePage>
  );
}
