import { Link } from 'react-router-dom';
import { buttonStyle } from '@/ui/button';
import { Arcade } from '@/ui/logo';

/** @see ROUTE-028 */
export function NotFound() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-20 text-center">
      <title>Page not found - Loggia</title>
      <Arcade className="mb-5 h-9 text-line-strong" />
      <h1 className="font-semibold text-ink text-xl tracking-tight">Page not found</h1>
      <p className="mt-2 text-ink-soft text-sm">There is no page at this address.</p>
      <Link to="/" className={`mt-6 ${buttonStyle({ look: 'primary' })}`}>
        Home
      </Link>
    </div>
  );
}
