import LogIn from 'lucide-react/icons/log-in';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { Arcade } from '@/ui/logo';
import { Picture } from '@/ui/picture';
import { shownAddress } from '@/widgets/file-preview/own-address';
import type { Brand } from './use-brand';

type Props = {
  name: string;
  /** whether it floats over the scan; else it stands above a page that has a heading of its own */
  isOverScan?: boolean;
  /** The way to whose tour it is. */
  brand: ReactNode;
  /** Stands after the name. */
  beside?: ReactNode;
  /** Stands at the end of the bar. */
  children?: ReactNode;
};

/** The places of the bar; what leads somewhere is put in. @see PLAYER-009 */
export function TopBarFrame({ name, isOverScan = true, brand, beside, children }: Props) {
  const Name = isOverScan ? 'h1' : 'p';
  const island = cn('flex h-12 min-w-0 items-center rounded-2xl', isOverScan && 'glass shadow-sheet');
  return (
    <header className="pointer-events-none flex h-15 items-end justify-between gap-2 px-3 *:pointer-events-auto">
      <div className={cn(island, 'gap-2.5 px-2')}>
        {brand}
        <span aria-hidden className="h-6 w-px shrink-0 bg-line max-md:hidden" />
        <Name className="min-w-0 truncate pr-2 font-semibold text-base text-ink tracking-tight" title={name}>
          {name}
        </Name>
        {beside}
      </div>
      <div className={cn(island, 'shrink-0 gap-1 px-1 empty:hidden')}>{children}</div>
    </header>
  );
}

export const brandLinkStyle =
  'flex h-10 shrink-0 items-center gap-2 rounded-lg px-1 text-ink-soft text-sm transition-colors hover:text-ink max-md:h-11';

const arcade = <Arcade className="h-4" />;

export function BrandMark({ brand: { organization, id } }: { brand: Brand }) {
  const logo = shownAddress(organization?.logoUrl ?? '');
  return (
    <>
      <span className="grid size-8 shrink-0 place-items-center">
        {logo ? <Picture src={logo} alt="" className="max-h-8 max-w-8 rounded object-contain" otherwise={arcade} /> : arcade}
      </span>
      <span className="max-w-48 truncate font-medium max-md:sr-only">{organization?.name ?? id}</span>
    </>
  );
}

export const signInLinkStyle =
  'inline-flex h-9 items-center gap-2 rounded-lg px-3 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink max-md:h-11';

export const SignInWords = () => (
  <>
    <LogIn aria-hidden size={18} strokeWidth={1.75} />
    <span className="max-md:sr-only">Sign in</span>
  </>
);
