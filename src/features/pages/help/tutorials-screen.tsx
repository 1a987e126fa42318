import { useTexts } from '@/ui/use-texts';
import { HelpCards } from './help-cards';
import { helpTexts } from './texts';

/** The help page inside the dashboard. @see UI-004 UI-014 */
export function TutorialsScreen() {
  const t = useTexts(helpTexts);
  return (
    <>
      <header className="pb-6">
        <h1 className="font-semibold text-2xl text-ink tracking-tight">{t.tutorials}</h1>
        <p className="mt-1 text-ink-soft">{t.tutorialsAbout}</p>
      </header>
      <HelpCards />
    </>
  );
}
