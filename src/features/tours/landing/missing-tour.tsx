import { Link } from 'react-router-dom';
import { toursPath } from '@/domain/addresses';
import { buttonStyle } from '@/ui/button';
import { Arcade } from '@/ui/logo';

type Props = { inDashboard: boolean };

/** @see ROUTE-047 */
export function MissingTour({ inDashboard }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-20 text-center">
      <title>Digital Twin</title>
      <Arcade className="mb-5 h-9 text-line-strong" />
      <h1 className="font-semibold text-ink text-xl tracking-tight">missing tour</h1>
      <p className="mt-2 text-pretty text-ink-soft text-sm">
        This address names no tour. {inDashboard ? 'Choose one from the list.' : 'Open it again from the link you were given.'}
      </p>
      <Link to={inDashboard ? toursPath : '/'} className={`mt-6 ${buttonStyle({ look: 'primary' })}`}>
        {inDashboard ? 'Go to your tours' : 'Home'}
      </Link>
    </div>
  );
}
