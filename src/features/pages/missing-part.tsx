import { Link } from 'react-router-dom';
import { buttonStyle } from '@/ui/button';
import { NoticePage } from './notice-page';

const home = (
  <Link to="/" className={buttonStyle({ look: 'primary' })}>
    Home
  </Link>
);

/** An address of a tour without the tour. @see ROUTE-047 */
export function MissingTour() {
  return (
    <NoticePage title="missing tour" action={home}>
      This address names no tour. Open it again from the link you were given, or choose a tour from the list.
    </NoticePage>
  );
}

/** An address of a location without the location. @see ROUTE-046 */
export function MissingLocation() {
  return (
    <NoticePage title="Missing LocationParam" action={home}>
      This address names no location. Open it again from the link you were given.
    </NoticePage>
  );
}

/** An address of a collection without the collection. @see COLL-027 */
export function MissingCollection() {
  return <NoticePage title="No collection param found. Please check the URL." action={home} />;
}
