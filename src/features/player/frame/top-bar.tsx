import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { canViewOrganization } from '@/domain/access/principals';
import { chooseOrganizationPath, signInPath, tourPagePath } from '@/domain/page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentUser, useIsAuthSessionResolved } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { BrandMark, brandLinkStyle, SignInLabel, signInLinkStyle, TopBarFrame } from './top-bar-frame';
import type { Brand } from './use-brand';

type Props = {
  tour: Pick<Tour, 'id' | 'name'>;
  brand: Brand;
  /** whether the bar floats over the scan; otherwise the page below has its own heading */
  isOverScan?: boolean;
  /** On small screens the name is below the bar, because the bar is full of tools. */
  isNameBelow?: boolean;
  /** Whether it leads to the organization and to signing in. */
  hasLinks?: boolean;
  /** Rendered at the end of the bar. */
  children?: ReactNode;
  /** Rendered after the name. */
  beside?: ReactNode;
};

/** Shows the organization and the tour's name. @see PLAYER-009 */
export function TopBar({ tour, brand, isOverScan = true, isNameBelow = false, hasLinks = true, children, beside }: Props) {
  return (
    <TopBarFrame
      name={tour.name}
      isOverScan={isOverScan}
      isNameBelow={isNameBelow}
      beside={beside}
      brand={hasLinks ? <OrganizationLink tour={tour} brand={brand} /> : <Organization brand={brand} />}
    >
      {children}
      {hasLinks && <SignIn />}
    </TopBarFrame>
  );
}

const Organization = ({ brand }: Pick<Props, 'brand'>) => (
  <span className={brandLinkStyle}>
    <BrandMark brand={brand} />
  </span>
);

/** Leads those who may see the organization there, and everybody else to the page of the tour, which is all that is theirs. */
function OrganizationLink({ tour, brand }: Pick<Props, 'tour' | 'brand'>) {
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(brand.id);
  const isTheirs = canViewOrganization(currentUser, brand.id, directory);
  return (
    <Link to={isTheirs ? chooseOrganizationPath(brand.id) : tourPagePath(tour.id)} className={brandLinkStyle}>
      <BrandMark brand={brand} />
    </Link>
  );
}

/** Sign-in link that returns to this page. */
function SignIn() {
  const currentUser = useCurrentUser();
  const isAuthSessionResolved = useIsAuthSessionResolved();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (currentUser || !isAuthSessionResolved) return null;
  return (
    <Link
      to={signInPath(pathname + search)}
      className={signInLinkStyle}
      onClick={(event) => {
        // useAddressSync writes to the address without the router, so read the current one
        const currentPath = window.location.hash.slice(1);
        if (currentPath === '' || isModifiedClick(event)) return;
        event.preventDefault();
        navigate(signInPath(currentPath));
      }}
    >
      <SignInLabel />
    </Link>
  );
}

const isModifiedClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey;
