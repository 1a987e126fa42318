import { cn } from '@/ui/cn';

type Props = { name: string; isLarge: boolean };

export const TourHeading = ({ name, isLarge }: Props) => (
  <h1
    className={cn(
      'wrap-anywhere min-w-0 text-balance font-semibold text-2xl text-ink tracking-tight print:text-black',
      isLarge ? 'md:text-5xl md:leading-[1.1]' : 'md:text-3xl',
    )}
  >
    {name || 'Tour without a name'}
  </h1>
);
