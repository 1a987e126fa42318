import { Maximize2, Minimize2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { customPage, isAlive } from './custom-page';

type Props = { name: string; html: string };

/** Somebody's own HTML, in a frame that can reach nothing of this page: still, until a visitor asks for it to come alive. */
export function CustomFrame({ name, html }: Props) {
  const [isLive, setLive] = useState(false);
  const [isTall, setTall] = useState(false);
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-sunken">
      <iframe
        key={isLive ? 'live' : 'still'}
        title={name}
        sandbox={isLive ? 'allow-scripts allow-popups allow-popups-to-escape-sandbox' : 'allow-popups allow-popups-to-escape-sandbox'}
        referrerPolicy="no-referrer"
        srcDoc={customPage(html, isLive)}
        className={`block w-full ${isTall ? 'h-[70dvh]' : 'h-72'}`}
      />
      <div className="flex min-h-11 items-center gap-3 border-line border-t px-3 py-1">
        <p className="min-w-0 grow text-pretty text-ink-faint text-xs">
          {isAlive(html) && !isLive && 'Parts of this run or load from other sites, which learn of your visit.'}
        </p>
        {isAlive(html) && !isLive && (
          <Button size="small" onClick={() => setLive(true)}>
            Load them
          </Button>
        )}
        <IconButton
          label={isTall ? 'Make it smaller' : 'Make it taller'}
          icon={isTall ? Minimize2 : Maximize2}
          onClick={() => setTall(!isTall)}
        />
      </div>
    </div>
  );
}
