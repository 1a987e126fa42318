import { Link } from 'react-router-dom';
import { buttonStyle } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import { NoticePage } from './notice-page';
import { pageTexts } from './texts';

/** @see ROUTE-028 */
export function NotFoundScreen() {
  const t = useTexts(pageTexts);
  return (
    <NoticePage
      title={t.notFoundTitle}
      action={
        <Link to="/" className={buttonStyle({ look: 'primary' })}>
          {t.home}
        </Link>
      }
    >
      {t.notFound}
    </NoticePage>
  );
}
