import { cn } from '@/ui/cn';
import { titleSize } from '@/ui/title-size';

type TourProps = { name: string; isLarge: boolean };

export const TourHeading = ({ name, isLarge }: TourProps) => (
  <h1
    className={cn(
      'wrap-anywhere min-w-0 text-balance font-semibold text-ink tracking-tight print:text-black',
      isLarge ? titleSize(name) : 'text-2xl md:text-3xl',
    )}
  >
    {name || 'Untitled tour'}
  </h1>
);

type PoiProps = { count: number };

export const PoiHeading = ({ count }: PoiProps) => (
  <h2 id="pois" className="mb-5 flex items-baseline gap-2.5 font-semibold text-2xl text-ink tracking-tight">
    Points of interest
    {count > 0 && <span className="font-normal text-ink-faint text-sm tabular-nums">{count}</span>}
  </h2>
);
