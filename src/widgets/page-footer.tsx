import Globe from 'lucide-react/icons/globe';
import { Link } from 'react-router-dom';
import { helpPath, privacyPath, termsPath } from '@/domain/page-addresses';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { LanguageSelect } from './language-select';

/** The end of a page that has no shell. */
export const PageFooter = () => (
  <footer className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 border-line border-t px-4 py-3 text-ink-soft text-xs md:px-10 print:hidden">
    <FooterLine />
  </footer>
);

/** Help in the same place on all pages, terms, privacy, and the language. */
export function FooterLine() {
  const t = useTexts(commonTexts);
  const links = [
    [helpPath, t.help],
    [termsPath, t.termsOfService],
    [privacyPath, t.privacy],
  ] as const;
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map(([to, label]) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-block rounded-sm py-1 underline-offset-4 transition-colors hover:text-ink hover:underline max-md:py-3.5"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className="ms-auto flex max-w-full items-center [&_select:not(:hover)]:border-transparent [&_select]:bg-transparent [&_select]:text-ink-soft">
        <Globe aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        <LanguageSelect />
      </div>
    </>
  );
}
