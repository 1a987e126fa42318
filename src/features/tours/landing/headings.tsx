import { tourTexts } from '@/domain/tours/texts';
import { tourTitle } from '@/domain/tours/tour-title';
import { numberFormat } from '@/language/formats';
import { cn } from '@/ui/cn';
import { titleSize } from '@/ui/title-size';
import { useTexts } from '@/ui/use-texts';
import { landingHeroTexts } from './hero-texts';

type TourProps = { name: string; isLarge: boolean };

export function TourHeading({ name, isLarge }: TourProps) {
  // a tour without a name is called in the language of the page
  useTexts(tourTexts);
  return (
    <h1
      className={cn(
        'wrap-anywhere min-w-0 text-balance font-semibold text-ink tracking-tight print:text-black',
        isLarge ? titleSize(name) : 'text-2xl md:text-3xl',
      )}
    >
      <bdi>{tourTitle({ name })}</bdi>
    </h1>
  );
}

type PoiProps = { count: number };

const poiNumber = numberFormat();

export function PoiHeading({ count }: PoiProps) {
  const t = useTexts(landingHeroTexts);
  return (
    <h2 id="pois" className="mb-5 flex items-baseline gap-2.5 font-semibold text-2xl text-ink tracking-tight">
      {t.pois}
      {count > 0 && <span className="font-normal text-ink-faint text-sm tabular-nums">{poiNumber.format(count)}</span>}
    </h2>
  );
}
