import { buttonStyle } from '@/ui/button';
import { LogoMark } from '@/ui/logo';
import { useTexts } from '@/ui/use-texts';
import { usePageLanguage } from '../page-language';
import { framingTexts } from './texts';

/** Shown instead of a page that may not be framed. In a frame everybody is a visitor. */
export function OpenInNewWindow() {
  usePageLanguage(false);
  const t = useTexts(framingTexts);
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas px-6 py-10">
      <title>Loggia</title>
      <div className="flex max-w-md flex-col items-center text-center">
        <LogoMark className="mb-5 h-9 text-line-strong" />
        <h1 className="text-balance font-semibold text-ink text-xl tracking-tight">{t.title}</h1>
        <p className="mt-2 mb-6 text-pretty text-ink-soft text-sm">{t.reason}</p>
        <a href={window.location.href} target="_blank" rel="noopener noreferrer" className={buttonStyle({ look: 'primary' })}>
          {t.open}
        </a>
      </div>
    </main>
  );
}
