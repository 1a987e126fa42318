import type { Organization } from '@/domain/organizations/organization';
import { cn } from '@/ui/cn';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { embeddableUrl, ownImageUrl } from '@/widgets/file-preview/own-url';

type Props = { organization: Organization | null; isOnPicture?: boolean };

/** The organization's logo, or its name; reserves its space while loading. @see PLAYER-001 */
export function OrganizationMark({ organization, isOnPicture = false }: Props) {
  const logo = organization && (ownImageUrl(organization.logoUrl) ?? embeddableUrl(organization.logoUrl));
  const name = organization && (
    <p
      className={cn(
        'wrap-anywhere font-semibold text-base text-ink tracking-tight print:text-black',
        isOnPicture && 'rounded-md bg-surface px-3 py-2 leading-6 print:bg-transparent print:px-0',
      )}
    >
      <bdi>{organization.name}</bdi>
    </p>
  );
  return (
    <div className="flex min-h-10 items-center">
      {logo ? (
        <ImageWithFallback
          src={logo}
          alt={organization.name}
          referrerPolicy="no-referrer"
          className="h-10 max-w-48 rounded-md bg-white/90 object-contain px-2 py-1"
          fallback={name}
        />
      ) : (
        name
      )}
    </div>
  );
}
