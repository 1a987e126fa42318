import { Arcade } from '@/ui/logo';

/** The moment before anything is known; shows itself only when it lasts. */
export function Splash() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Arcade className="h-9 animate-late text-line-strong" />
    </div>
  );
}
