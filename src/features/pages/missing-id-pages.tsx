import { Link } from 'react-router-dom';
import { buttonStyle } from '@/ui/button';
import { NoticePage } from './notice-page';

const home = (
  <Link to="/" className={buttonStyle({ look: 'primary' })}>
    Home
  </Link>
);

/** Shown for a tour URL without a tour id. @see ROUTE-047 */
export function MissingTour() {
  return (
    <NoticePage title="missing tour" action={home}>
      This link doesn’t point to a tour. Open the original link again, or choose a tour from the list.
    </NoticePage>
  );
}

/** Shown for a location URL without a location. @see ROUTE-046 */
export function MissingLocation() {
  return (
    <NoticePage title="Missing LocationParam" action={home}>
      This link doesn’t point to a location. Open the original link again.
    </NoticePage>
  );
}

/** Shown for a collection URL without a collection id. @see COLL-027 */
export function MissingCollection() {
  return <NoticePage title="No collection param found. Please check the URL." action={home} />;
}
