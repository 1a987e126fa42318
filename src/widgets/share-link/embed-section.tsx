import { Disclosure } from '@/ui/disclosure';
import { LazyPart } from '@/ui/lazy-part';
import { useTexts } from '@/ui/use-texts';
import type { Embedded } from './embed-fields';
import { linkDetailsTexts } from './texts';

const embedFields = () => import('./embed-fields').then((it) => it.EmbedFields);

/** The embed code of a tour, whose code is loaded when it is opened. */
export function EmbedSection(embedded: Embedded) {
  const t = useTexts(linkDetailsTexts);
  return (
    <Disclosure label={t.embed}>
      <LazyPart load={embedFields} props={embedded} fallback={<div aria-hidden className="skeleton h-76 rounded-lg" />} />
    </Disclosure>
  );
}
