import { buttonStyle } from '@/ui/button';
import { LogoMark } from '@/ui/logo';

/** Shown instead of a page that may not be framed. */
export const OpenInNewWindow = () => (
  <main className="grid min-h-dvh place-items-center bg-canvas px-6 py-10">
    <title>Loggia</title>
    <div className="flex max-w-md flex-col items-center text-center">
      <LogoMark className="mb-5 h-9 text-line-strong" />
      <h1 className="text-balance font-semibold text-ink text-xl tracking-tight">This page can’t be shown inside another site</h1>
      <p className="mt-2 mb-6 text-pretty text-ink-soft text-sm">To keep your account safe, only public tours open here.</p>
      <a href={window.location.href} target="_blank" rel="noopener noreferrer" className={buttonStyle({ look: 'primary' })}>
        Open in a new window
      </a>
    </div>
  </main>
);
