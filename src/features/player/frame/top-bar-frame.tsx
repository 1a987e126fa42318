import LogIn from 'lucide-react/icons/log-in';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { LogoMark } from '@/ui/logo';
import { useTexts } from '@/ui/use-texts';
import { embeddableUrl } from '@/widgets/file-preview/own-url';
import { topBarTexts } from './texts';
import type { Brand } from './use-brand';

type Props = {
  name: string;
  /** whether the bar floats over the scan; otherwise the page below has its own heading */
  isOverScan?: boolean;
  /** On small screens the name is below the bar, because the bar is full of tools. */
  isNameBelow?: boolean;
  /** Link to the organization. */
  brand: ReactNode;
  /** Rendered after the name. */
  beside?: ReactNode;
  /** Rendered at the end of the bar. */
  children?: ReactNode;
};

/** Layout of the top bar; links are passed in, so it works without a router. @see PLAYER-009 */
export function TopBarFrame({ name, isOverScan = true, isNameBelow = false, brand, beside, children }: Props) {
  const Name = isOverScan ? 'h1' : 'p';
  const island = cn('flex h-12 min-w-0 items-center rounded-2xl', isOverScan && 'glass shadow-sheet');
  return (
    <header className="pointer-events-none flex h-15 items-end justify-between gap-2 px-3 *:pointer-events-auto">
      <div className={cn(island, 'gap-2.5 px-2')}>
        {brand}
        <span aria-hidden className="h-6 w-px shrink-0 bg-line max-md:hidden" />
        <Name
          dir="auto"
          className={cn(
            'min-w-0 truncate pe-2 font-semibold text-base text-ink tracking-tight',
            isNameBelow &&
              'max-md:absolute max-md:top-17 max-md:start-3 max-md:max-w-[calc(100%-11rem)] max-md:rounded-full max-md:border max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-2.5 max-md:text-sm max-md:shadow-sheet',
          )}
          title={name}
        >
          {name}
        </Name>
        {beside}
      </div>
      <div className={cn(island, 'shrink-0 gap-1 px-1 empty:hidden')}>{children}</div>
    </header>
  );
}

export const brandLinkStyle =
  'flex h-10 shrink-0 items-center gap-2 rounded-lg px-1 text-ink-soft text-sm transition-colors hover:text-ink touch:h-11';

const arcade = <LogoMark className="h-4" />;

export function BrandMark({ brand: { organization, id } }: { brand: Brand }) {
  const logo = embeddableUrl(organization?.logoUrl ?? '');
  return (
    <>
      <span className="grid size-8 shrink-0 place-items-center">
        {logo ? <ImageWithFallback src={logo} alt="" className="max-h-8 max-w-8 rounded object-contain" fallback={arcade} /> : arcade}
      </span>
      <span dir="auto" className="max-w-48 truncate font-medium max-md:sr-only" title={organization?.name ?? id}>
        {organization?.name ?? id}
      </span>
    </>
  );
}

export const signInLinkStyle =
  'inline-flex h-9 items-center gap-2 rounded-lg px-3 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink touch:h-11';

export function SignInLabel() {
  const { signIn } = useTexts(topBarTexts);
  return (
    <>
      <LogIn aria-hidden size={18} strokeWidth={1.75} />
      <span className="max-md:sr-only">{signIn}</span>
    </>
  );
}
