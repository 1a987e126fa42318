import { LogoMark } from '@/ui/logo';

/** A full-page loading screen that fades in after a delay. */
export function Splash() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <LogoMark className="h-9 animate-late text-line-strong" />
    </div>
  );
}
