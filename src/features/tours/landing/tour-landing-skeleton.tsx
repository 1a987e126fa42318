import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import { landingHeroTexts } from './hero-texts';

const rows = ['a', 'b', 'c'];

type Props = { inDashboard?: boolean };

/** Placeholder with the layout of the landing page. */
export function TourLandingSkeleton({ inDashboard = true }: Props) {
  const t = useTexts(landingHeroTexts);
  return (
    <div role="status" aria-label={t.loading} className={cn(!inDashboard && 'min-h-dvh bg-canvas')}>
      {inDashboard && <div className="skeleton mt-1 mb-4 h-4 w-16" />}
      <div
        className={cn(
          'flex flex-col justify-end gap-3 bg-sunken',
          inDashboard ? 'min-h-[26rem] rounded-2xl p-5 md:p-8' : 'min-h-[min(92dvh,58rem)] p-5 md:p-10 lg:p-14',
        )}
      >
        <div className={cn('w-96 max-w-full rounded-md bg-hover', inDashboard ? 'h-9' : 'h-9 md:h-16')} />
        <div className="h-5 w-60 max-w-full rounded-md bg-hover" />
        <div className="mt-3 h-12 w-36 rounded-md bg-hover max-md:w-full" />
      </div>
      <div
        className={cn('grid items-start gap-8 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]', !inDashboard && 'mx-auto max-w-6xl px-4 md:px-10')}
      >
        <div className="flex flex-col gap-4">
          {rows.map((row) => (
            <div key={row} className="skeleton h-28 rounded-xl" />
          ))}
        </div>
        <div className="skeleton h-80 rounded-xl" />
      </div>
    </div>
  );
}
