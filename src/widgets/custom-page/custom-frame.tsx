import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { customPage, isAlive } from './custom-page';

type Props = { name: string; html: string };

/** Somebody's own HTML, in a frame that can reach nothing of this page: still, until a visitor asks for it to come alive. */
export function CustomFrame({ name, html }: Props) {
  const [isLive, setLive] = useState(false);
  const [isTall, setTall] = useState(false);
  const Page = isLive ? LivePage : StillPage;
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-sunken">
      <Page key={isLive ? html : 'still'} name={name} html={html} className={`block w-full ${isTall ? 'h-[70dvh]' : 'h-72'}`} />
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

type PageProps = Props & { className: string };

const StillPage = ({ name, html, className }: PageProps) => (
  <iframe
    title={name}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
    srcDoc={customPage(html, false)}
    className={className}
  />
);

/** A `srcdoc` would inherit this page's policy, which runs none of the author's scripts: public/custom-page.html has a header of its own. */
function LivePage({ name, html, className }: PageProps) {
  const isSent = useRef(false);
  const send = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    // what the author wrote loads too, and may have led elsewhere
    if (isSent.current) return;
    isSent.current = true;
    // a frame without an origin can only be addressed as any
    currentTarget.contentWindow?.postMessage(customPage(html, true), '*');
  };
  return (
    <iframe
      title={name}
      src="/custom-page.html"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      onLoad={send}
      className={className}
    />
  );
}
