import ChevronRight from 'lucide-react/icons/chevron-right';
import Settings from 'lucide-react/icons/settings';
import { Link } from 'react-router-dom';
import { organizationEditPath } from '@/domain/console/console-page-addresses';
import type { OrganizationCount } from '@/domain/health/health';
import { countText } from '@/domain/health/organization-counts';
import type { ListedOrganization } from '@/domain/organizations/organization';
import { chooseOrganizationPath } from '@/domain/page-addresses';
import { webAddress } from '@/domain/web-address';
import { Badge } from '@/ui/badge';

type Props = {
  organization: ListedOrganization;
  isShown: boolean;
  /** Another one in the list has a name that looks the same. */
  hasLookalike?: boolean;
  hasSettings: boolean;
  /** Absent while it is not read. */
  count?: OrganizationCount | undefined;
};

/** @see ADMIN-007 ADMIN-008 */
export function OrganizationCard({ organization, isShown, hasLookalike, hasSettings, count }: Props) {
  const { id, name, logoUrl } = organization;
  const logo = webAddress(logoUrl);
  return (
    <li
      data-organization={id}
      className="relative flex flex-col rounded-xl border border-line bg-surface shadow-card transition-[border-color,box-shadow] focus-within:border-line-strong hover:border-line-strong hover:shadow-lifted"
    >
      <span className="grid h-28 place-items-center border-line border-b p-4">
        {logo ? (
          <img src={logo} alt="" loading="lazy" className="max-h-16 max-w-full object-contain" />
        ) : (
          <span aria-hidden className="font-semibold text-3xl text-ink-faint">
            {name.slice(0, 1).toUpperCase()}
          </span>
        )}
      </span>
      <span className="flex min-h-14 items-center gap-2 py-2 pe-2 ps-3.5">
        <span className="min-w-0 grow">
          <Link
            to={chooseOrganizationPath(id)}
            aria-current={isShown ? 'true' : undefined}
            className="wrap-anywhere line-clamp-2 rounded-sm font-semibold text-ink text-sm outline-offset-4 after:absolute after:inset-0 after:rounded-xl"
          >
            {name}
          </Link>
          {hasLookalike && <Id id={id} />}
          <Count count={count} />
        </span>
        <Badges organization={organization} isShown={isShown} />
        {hasSettings && <SettingsLink organization={organization} />}
      </span>
    </li>
  );
}

export const OrganizationLine = ({ organization, isShown, hasLookalike, hasSettings, count }: Props) => (
  <li data-organization={organization.id} className="relative flex min-h-12 items-center gap-3 px-4 transition-colors hover:bg-hover">
    <span className="flex min-w-0 grow items-center justify-between gap-3 py-2 max-md:flex-col max-md:items-start max-md:gap-0">
      <Link
        to={chooseOrganizationPath(organization.id)}
        aria-current={isShown ? 'true' : undefined}
        className="-outline-offset-2 wrap-anywhere min-w-0 font-medium text-ink after:absolute after:inset-0"
      >
        {organization.name}
      </Link>
      {hasLookalike && <Id id={organization.id} />}
      <Count count={count} />
    </span>
    <Badges organization={organization} isShown={isShown} />
    {hasSettings && <SettingsLink organization={organization} />}
    <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
  </li>
);

const Id = ({ id }: { id: string }) => <span className="wrap-anywhere block text-ink-soft text-xs">{id}</span>;

const Count = ({ count }: Pick<Props, 'count'>) =>
  count && <span className="block shrink-0 text-ink-soft text-xs tabular-nums">{countText(count)}</span>;

const Badges = ({ organization, isShown }: Pick<Props, 'organization' | 'isShown'>) => (
  <>
    {!organization.status && <Badge>Off</Badge>}
    {organization.isSuspended && <Badge>Suspended</Badge>}
    {isShown && <Badge look="accent">Open now</Badge>}
  </>
);

/** Above the link that covers the whole card. */
const SettingsLink = ({ organization: { id, name } }: Pick<Props, 'organization'>) => (
  <Link
    to={organizationEditPath(id)}
    title={`Settings of ${name}`}
    className="relative grid size-8 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-hover hover:text-ink touch:size-11"
  >
    <Settings aria-hidden size={18} strokeWidth={1.75} />
    <span className="sr-only">Settings of {name}</span>
  </Link>
);
