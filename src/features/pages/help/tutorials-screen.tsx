import { HelpCards } from './help-cards';

/** The help page inside the dashboard. @see UI-004 UI-014 */
export function TutorialsScreen() {
  return (
    <>
      <header className="pb-6">
        <h1 className="font-semibold text-2xl text-ink tracking-tight">Tutorials</h1>
        <p className="mt-1 text-ink-soft">How to do stuff</p>
      </header>
      <HelpCards />
    </>
  );
}
