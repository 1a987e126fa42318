import { Link, Outlet, useLocation } from 'react-router-dom';
import { signInPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Wordmark } from '@/ui/logo';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser, useIsAuthSessionResolved } from '@/widgets/current-user';
import { FooterLine } from '@/widgets/page-footer';
import { ColorSchemeSwitch } from './color-scheme-switch';
import { HomeLink } from './home-link';
import { MainContent, SkipToContent } from './main-content';
import { NewRelease } from './new-release';
import { OfflineBanner } from './offline-banner';
import { shellTexts } from './texts';
import { useScrolled } from './use-scrolled';

/** The shell of visitors' pages: header with sign-in link, page, and footer with the language. */
export function VisitorShell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipToContent />
      <Header />
      <OfflineBanner />
      <NewRelease />
      <div className="grow">
        <MainContent>
          <Outlet />
        </MainContent>
      </div>
      <Footer />
    </div>
  );
}

function Header() {
  const { account } = useTexts(shellTexts);
  const scrolled = useScrolled();
  return (
    <header
      data-scrolled={scrolled || undefined}
      className={cn(
        'sticky top-0 z-20 border-b transition-[background-color,border-color,box-shadow]',
        scrolled ? 'border-line bg-surface shadow-card' : 'border-transparent bg-canvas',
      )}
    >
      <div className="mx-auto flex h-14 max-w-[88rem] items-center justify-between gap-4 px-4 md:px-8 lg:px-10">
        <span className="-ms-2">
          <HomeLink>
            <Wordmark />
          </HomeLink>
        </span>
        <nav aria-label={account} className="flex items-center gap-2">
          <ColorSchemeSwitch expanded={false} />
          <AccountLink />
        </nav>
      </div>
    </header>
  );
}

function AccountLink() {
  const t = useTexts(shellTexts);
  const currentUser = useCurrentUser();
  const isResolved = useIsAuthSessionResolved();
  const { pathname, search } = useLocation();
  // a placeholder of the same size until the session is resolved
  if (!isResolved) return <span className="h-8 w-24" />;
  return (
    <Link to={currentUser ? '/' : signInPath(pathname + search)} className={buttonStyle({ size: 'small' })}>
      {currentUser ? t.dashboard : t.signIn}
    </Link>
  );
}

const Footer = () => (
  <footer className="border-line border-t">
    <div className="mx-auto flex max-w-[88rem] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-ink-faint text-xs md:px-8 lg:px-10">
      <FooterLine />
    </div>
  </footer>
);
