import { useTexts } from '@/ui/use-texts';
import { HelpCards } from './help-cards';
import { helpTexts } from './texts';

/** The public help page. @see ROUTE-031 UI-005 */
export function HelpScreen() {
  const t = useTexts(helpTexts);
  return (
    <>
      <header className="pb-6">
        <h1 className="font-semibold text-2xl text-ink tracking-tight">{t.title}</h1>
        <p className="mt-1 text-ink-soft">{t.about}</p>
      </header>
      <HelpCards />
    </>
  );
}
