import Back from 'lucide-react/icons/chevron-left';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Link } from 'react-router-dom';
import type { Organization } from '@/domain/organizations/organization';
import { collectionsPath, dashboardPagePath } from '@/domain/page-addresses';
import { Button } from '@/ui/button';
import { type ColorScheme, colorSchemes, useColorScheme } from '@/ui/color-scheme';
import { IconButton } from '@/ui/icon-button';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { embeddableUrl, ownImageUrl } from '@/widgets/file-preview/own-url';
import { useSignOut } from '@/widgets/use-sign-out';
import { collectionLandingTexts } from './texts';

type Props = { organization: Organization | null; isMember: boolean };

/** The organization's mark, the way back, and Sign out; stays at the top of phones. @see COLL-031 */
export function LandingHeader({ organization, isMember }: Props) {
  const t = useTexts(collectionLandingTexts);
  const common = useTexts(commonTexts);
  const { leave: signOut, isSigningOut } = useSignOut();
  return (
    <header className="z-20 border-line border-b bg-surface max-md:sticky max-md:top-0">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4 md:h-16 md:gap-3 md:px-10">
        <OrganizationMark organization={organization} />
        <nav aria-label={t.account} className="ms-auto flex shrink-0 items-center gap-1 md:gap-2">
          <Link
            to={isMember ? collectionsPath : dashboardPagePath('my-page')}
            className="inline-flex min-h-8 items-center gap-1 rounded-md px-2 text-ink-soft text-sm transition-colors hover:text-ink touch:min-h-11"
          >
            <Back aria-hidden size={16} strokeWidth={1.75} />
            <span className="max-sm:sr-only">{isMember ? t.collections : t.sharedWithMe}</span>
          </Link>
          <ColorSchemeButton />
          <Button size="small" busy={isSigningOut} onClick={signOut}>
            {common.signOut}
          </Button>
        </nav>
      </div>
    </header>
  );
}

function OrganizationMark({ organization }: Pick<Props, 'organization'>) {
  const logo = organization && (ownImageUrl(organization.logoUrl) ?? embeddableUrl(organization.logoUrl));
  const name = (
    <span dir="auto" title={organization?.name} className="truncate font-semibold text-base text-ink tracking-tight">
      {organization?.name}
    </span>
  );
  if (!organization || !logo) return name;
  return (
    <ImageWithFallback
      src={logo}
      alt={organization.name}
      referrerPolicy="no-referrer"
      className="h-9 max-w-32 rounded-md bg-white/90 object-contain px-2 py-1 md:max-w-48"
      fallback={name}
    />
  );
}

const schemeIcons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<ColorScheme, object>;

function ColorSchemeButton() {
  const t = useTexts(collectionLandingTexts);
  const [scheme, setScheme] = useColorScheme();
  const next = colorSchemes[(colorSchemes.indexOf(scheme) + 1) % colorSchemes.length] ?? 'system';
  return <IconButton label={t.colours({ scheme: t[scheme] })} icon={schemeIcons[scheme]} onClick={() => setScheme(next)} />;
}
