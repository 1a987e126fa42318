import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { chooseOrganizationPath, signInPath, visitPath } from '@/domain/addresses';
import type { Tour } from '@/domain/tours';
import { useSessionKnown, useWho } from '@/widgets/who';
import { BrandMark, brandLinkStyle, SignInWords, signInLinkStyle, TopBarFrame } from './top-bar-frame';
import type { Brand } from './use-brand';

type Props = {
  tour: Pick<Tour, 'id' | 'name'>;
  brand: Brand;
  /** whether it floats over the scan; else it stands above a page that has a heading of its own */
  isOverScan?: boolean;
  /** Stands at the end of the bar. */
  children?: ReactNode;
  /** Stands after the name. */
  beside?: ReactNode;
};

/** Whose tour it is, and its name. @see PLAYER-009 */
export function TopBar({ tour, brand, isOverScan = true, children, beside }: Props) {
  return (
    <TopBarFrame name={tour.name} isOverScan={isOverScan} beside={beside} brand={<OrganizationLink tour={tour} brand={brand} />}>
      {children}
      <SignIn />
    </TopBarFrame>
  );
}

function OrganizationLink({ tour, brand }: Pick<Props, 'tour' | 'brand'>) {
  const who = useWho();
  return (
    <Link to={who ? chooseOrganizationPath(brand.id) : visitPath(tour.id)} className={brandLinkStyle}>
      <BrandMark brand={brand} />
    </Link>
  );
}

/** Somebody who may be more than a visitor comes back to this page. */
function SignIn() {
  const who = useWho();
  const isKnown = useSessionKnown();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (who || !isKnown) return null;
  return (
    <Link
      to={signInPath(pathname + search)}
      className={signInLinkStyle}
      onClick={(event) => {
        // What is open stands in the address, of which the router does not know.
        const here = window.location.hash.slice(1);
        if (here === '' || isForAnotherTab(event)) return;
        event.preventDefault();
        navigate(signInPath(here));
      }}
    >
      <SignInWords />
    </Link>
  );
}

const isForAnotherTab = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey;
