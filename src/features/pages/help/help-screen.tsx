import { HelpCards } from './help-cards';

/** The public help page. @see ROUTE-031 UI-005 */
export function HelpScreen() {
  return (
    <>
      <header className="pb-6">
        <h1 className="font-semibold text-2xl text-ink tracking-tight">Help</h1>
        <p className="mt-1 text-ink-soft">How Loggia works, in twelve short answers.</p>
      </header>
      <HelpCards />
    </>
  );
}
