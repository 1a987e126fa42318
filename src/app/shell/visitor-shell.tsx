import Globe from 'lucide-react/icons/globe';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { helpPath, privacyPath, signInPath, termsPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Wordmark } from '@/ui/logo';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser, useIsAuthSessionResolved } from '@/widgets/current-user';
import { LanguageSelect } from '@/widgets/language-select';
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

const footerLinks = [
  { to: helpPath, label: 'help' },
  { to: termsPath, label: 'terms' },
  { to: privacyPath, label: 'privacy' },
] as const;

function Footer() {
  const t = useTexts(shellTexts);
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-[88rem] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-ink-faint text-xs md:px-8 lg:px-10">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {footerLinks.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-block rounded-sm py-1 underline-offset-4 transition-colors hover:text-ink hover:underline max-md:py-3.5"
              >
                {t[label]}
              </Link>
            </li>
          ))}
        </ul>
        {/* as at the end of pages without a shell */}
        <div className="ms-auto flex max-w-full items-center [&_select:not(:hover)]:border-transparent [&_select]:bg-transparent [&_select]:text-ink-soft">
          <Globe aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          <LanguageSelect />
        </div>
      </div>
    </footer>
  );
}
