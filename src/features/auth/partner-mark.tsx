import { configuration } from '@/backend/config';
import { type Partner, partnerOf } from '@/domain/application/configuration';
import { NewWindow } from '@/ui/new-window';

/** The partner of this host, shown only on this host's sign-in page. @see AUTH-022 */
export function PartnerMark() {
  const partner = partnerOf(window.location.hostname, configuration());
  return partner && <PartnerLink {...partner} />;
}

function PartnerLink({ logo, link }: Partner) {
  const name = new URL(link).hostname.replace(/^www\./, '');
  return (
    <>
      <span aria-hidden className="h-5 w-px bg-line-strong" />
      <a
        href={link}
        target="_blank"
        rel="noopener"
        className="inline-flex h-8 min-w-8 items-center touch:h-11 touch:min-w-11 rounded-sm font-medium text-ink-soft text-sm hover:text-ink"
      >
        {logo ? <img src={logo} alt={name} className="h-6 max-w-40 object-contain" /> : name}
        <NewWindow />
      </a>
    </>
  );
}
