import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useNewVersion } from './use-new-version';

/** Says that Loggia was updated since this page was loaded; whoever is in the middle of something loads it later. */
export function NewVersion() {
  const isThere = useNewVersion();
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {isThere && !later && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-accent-wash px-4 py-1.5 text-ink text-sm md:px-8 lg:px-10">
          <p className="flex grow items-center gap-2.5">
            <RefreshCw aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-accent" />
            There is a new version of Loggia.
          </p>
          <span className="flex items-center gap-1">
            <Button size="small" onClick={() => window.location.reload()}>
              Reload
            </Button>
            <IconButton label="Later" icon={X} onClick={() => setLater(true)} />
          </span>
        </div>
      )}
    </div>
  );
}
