import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useTexts } from '@/ui/use-texts';
import { customPageHtml, hasActiveContent } from './custom-page';
import { customPageTexts } from './texts';

type Props = { name: string; html: string };

/** User-written HTML in a sandboxed iframe. Scripts and external content are blocked until the visitor clicks "Load content". */
export function CustomFrame({ name, html }: Props) {
  const t = useTexts(customPageTexts);
  const [isLive, setLive] = useState(false);
  const [isTall, setTall] = useState(false);
  const Page = isLive ? LivePage : StaticPage;
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-sunken">
      <Page key={isLive ? html : 'still'} name={name} html={html} className={`block w-full ${isTall ? 'h-[70dvh]' : 'h-72'}`} />
      <div className="flex min-h-11 items-center gap-3 border-line border-t px-3 py-1">
        <p className="min-w-0 grow text-pretty text-ink-faint text-xs">{hasActiveContent(html) && !isLive && t.active}</p>
        {hasActiveContent(html) && !isLive && (
          <Button size="small" onClick={() => setLive(true)}>
            {t.load}
          </Button>
        )}
        <IconButton label={isTall ? t.smaller : t.taller} icon={isTall ? Minimize2 : Maximize2} onClick={() => setTall(!isTall)} />
      </div>
    </div>
  );
}

type PageProps = Props & { className: string };

const StaticPage = ({ name, html, className }: PageProps) => (
  <iframe
    title={name}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
    srcDoc={customPageHtml(html, false)}
    className={className}
  />
);

/** Not a `srcdoc`: it would inherit this page's Content-Security-Policy, which blocks the author's scripts. public/custom-page.html has its own policy. */
function LivePage({ name, html, className }: PageProps) {
  const isSent = useRef(false);
  const send = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    // the author's content fires load events too, and may have navigated the frame
    if (isSent.current) return;
    isSent.current = true;
    // a sandboxed frame has an opaque origin, which only '*' matches
    currentTarget.contentWindow?.postMessage(customPageHtml(html, true), '*');
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
