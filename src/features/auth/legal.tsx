import { helpPath, privacyPath, termsPath } from '@/domain/page-addresses';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';

const link =
  'rounded-sm py-1 underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink hover:decoration-current';

/** Plain links, because the sign-in page has no router. @see AUTH-018 */
export function Legal() {
  const t = useTexts(commonTexts);
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-faint text-xs">
      <a href={`#${helpPath}`} className={link}>
        {t.help}
      </a>
      <a href={`#${termsPath}`} className={link}>
        {t.termsOfService}
      </a>
      <a href={`#${privacyPath}`} className={link}>
        {t.privacy}
      </a>
    </footer>
  );
}
