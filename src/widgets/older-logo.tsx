import type { Organization } from '@/domain/organizations/organization';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { embeddableUrl } from './file-preview/own-url';

type Props = { organization: Pick<Organization, 'name' | 'logoUrl'> };

/** The organization's logo above the list of an older tour, between 200 and 300 px wide; its name without one. @see OLD-035 */
export function OlderLogo({ organization: { name, logoUrl } }: Props) {
  const logo = embeddableUrl(logoUrl);
  const text = <p className="truncate font-medium text-ink-soft text-sm">{name}</p>;
  if (!logo) return text;
  return (
    <ImageWithFallback
      src={logo}
      alt={name}
      className="max-h-16 object-contain object-left rtl:object-right"
      style={{ minWidth: 200, maxWidth: 300 }}
      fallback={text}
    />
  );
}
