import type { Organization } from '@/domain/organizations';
import { Picture } from '@/ui/picture';
import { ownPicture, shownAddress } from '@/widgets/file-preview/own-address';

type Props = { organization: Organization | null };

/** The logo of the organization, or its name; it keeps its place until either is here. @see PLAYER-001 */
export function OrganizationMark({ organization }: Props) {
  const logo = organization && (ownPicture(organization.logoUrl) ?? shownAddress(organization.logoUrl));
  const name = organization && (
    <p className="wrap-anywhere font-semibold text-base text-ink tracking-tight print:text-black">{organization.name}</p>
  );
  return (
    <div className="flex min-h-10 items-center">
      {logo ? (
        <Picture
          src={logo}
          alt={organization.name}
          referrerPolicy="no-referrer"
          className="h-10 max-w-48 rounded-md bg-white/90 object-contain px-2 py-1"
          otherwise={name}
        />
      ) : (
        name
      )}
    </div>
  );
}
