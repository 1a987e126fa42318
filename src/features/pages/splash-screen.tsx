import { Link } from 'react-router-dom';
import { buttonStyle } from '@/ui/button';
import { FloorPlan } from '@/ui/floor-plan';
import { Wordmark } from '@/ui/logo';
import { useTexts } from '@/ui/use-texts';
import { pageTexts } from './texts';

/** @see ROUTE-030 */
export function SplashScreen() {
  const t = useTexts(pageTexts);
  return (
    <main className="drafting-paper grid min-h-dvh grid-cols-[minmax(0,1fr)] place-items-center overflow-hidden px-6 py-12">
      <div className="relative flex w-full max-w-lg flex-col items-center">
        <FloorPlan className="h-[min(56vh,34rem)] max-w-full" />
        <div className="mt-8 flex flex-col items-center text-center">
          <Wordmark />
          <h1 className="mt-4 text-balance font-semibold text-2xl text-ink tracking-tight">{t.splashTitle}</h1>
          <p className="mt-2 text-pretty text-base text-ink-soft">{t.splash}</p>
          <Link to="/" className={`mt-7 ${buttonStyle({ look: 'primary' })}`}>
            {t.enter}
          </Link>
        </div>
      </div>
    </main>
  );
}
