import { Link } from 'react-router-dom';
import { toursPath } from '@/domain/addresses';
import { buttonStyle } from '@/ui/button';
import { FloorPlan } from '@/ui/floor-plan';

type Props = { title: string; children: string; back?: { to: string; label: string } };

/** Stands where a part of Loggia will be: what it will do, and where to go meanwhile. */
export function ComingPage({ title, children, back = { to: toursPath, label: 'Go to your tours' } }: Props) {
  return (
    <div className="relative isolate overflow-hidden rounded-2xl border border-line bg-surface">
      <div className="drafting-paper absolute inset-y-0 right-0 -z-10 hidden w-2/5 overflow-hidden border-line border-l lg:block">
        <FloorPlan className="absolute top-1/2 left-1/2 h-[38rem] -translate-x-1/2 -translate-y-1/2 opacity-80" />
      </div>
      <div className="max-w-xl px-6 py-12 md:px-10 md:py-20 lg:w-3/5">
        <p className="font-medium text-accent text-sm">This part is being built</p>
        <h1 className="mt-2 font-semibold text-2xl text-ink tracking-tight">{title}</h1>
        <p className="mt-3 max-w-[52ch] text-pretty text-base text-ink-soft">{children}</p>
        <Link to={back.to} className={`mt-8 ${buttonStyle({ look: 'primary' })}`}>
          {back.label}
        </Link>
      </div>
    </div>
  );
}
