import { Link } from 'react-router-dom';
import { buttonStyle } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import { NoticePage } from './notice-page';
import { pageTexts } from './texts';

const Home = () => (
  <Link to="/" className={buttonStyle({ look: 'primary' })}>
    {useTexts(pageTexts).home}
  </Link>
);

/** Shown for a tour URL without a tour id. @see ROUTE-047 */
export function MissingTour() {
  const t = useTexts(pageTexts);
  return (
    <NoticePage title={t.noTourTitle} action={<Home />}>
      {t.noTour}
    </NoticePage>
  );
}

/** Shown for a location URL without a location. @see ROUTE-046 */
export function MissingLocation() {
  const t = useTexts(pageTexts);
  return (
    <NoticePage title={t.noLocationTitle} action={<Home />}>
      {t.noLocation}
    </NoticePage>
  );
}

/** Shown for a collection URL without a collection id. @see COLL-027 */
export const MissingCollection = () => <NoticePage title={useTexts(pageTexts).noCollection} action={<Home />} />;
