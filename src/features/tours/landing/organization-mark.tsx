import { useState } from 'react';
import type { Organization } from '@/domain/organizations';
import { webAddress } from '@/domain/web-address';
import { ownPicture } from '@/widgets/file-preview/own-address';

type Props = { organization: Organization | null };

/** The logo of the organization, or its name; it keeps its place until either is here. @see PLAYER-001 */
export function OrganizationMark({ organization }: Props) {
  const [isBroken, setBroken] = useState(false);
  const logo = organization && (ownPicture(organization.logoUrl) ?? webAddress(organization.logoUrl));
  return (
    <div className="flex min-h-10 items-center">
      {logo && !isBroken ? (
        <img
          src={logo}
          alt={organization.name}
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
          className="h-10 max-w-48 rounded-md bg-white/90 object-contain px-2 py-1"
        />
      ) : (
        organization && (
          <p className="wrap-anywhere font-semibold text-base text-ink tracking-tight print:text-black">{organization.name}</p>
        )
      )}
    </div>
  );
}
