import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useTexts } from '@/ui/use-texts';
import { useNewRelease } from '@/widgets/use-new-release';
import { shellTexts } from './texts';

/** A banner that offers to reload after Loggia was updated. */
export function NewRelease() {
  const t = useTexts(shellTexts);
  const isAvailable = useNewRelease();
  const [isDismissed, setDismissed] = useState(false);
  return (
    <div role="status">
      {isAvailable && !isDismissed && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-accent-wash px-4 py-1.5 text-ink text-sm md:px-8 lg:px-10">
          <p className="flex grow items-center gap-2.5">
            <RefreshCw aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-accent" />
            {t.newRelease}
          </p>
          <span className="flex items-center gap-1">
            <Button size="small" onClick={() => window.location.reload()}>
              {t.reload}
            </Button>
            <IconButton label={t.later} icon={X} onClick={() => setDismissed(true)} />
          </span>
        </div>
      )}
    </div>
  );
}
