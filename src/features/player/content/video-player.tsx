import ExternalLink from 'lucide-react/icons/external-link';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Video } from '@/domain/content/embeds';
import { playerAddress, videoServices, watchAddress } from '@/domain/content/video-addresses';
import { Button, buttonStyle } from '@/ui/button';
import { returnFocus } from '@/ui/focus-return';
import { Spinner } from '@/ui/spinner';
import { commonTexts } from '@/ui/texts';
import { useOnline } from '@/ui/use-online';
import { useTexts } from '@/ui/use-texts';
import { ExternalFrame } from '@/widgets/external-frame';
import { contentTexts } from './texts';

type Props = { name: string; video: Video };
type State = 'idle' | 'connecting' | 'playing' | 'unreachable';

// aspect-video: the height is 56.25 % of the width
const frame = 'aspect-video w-full border-line border-t';
const timeoutMs = 8000;

/** A video that contacts its service once somebody plays it, and says so where the service can't be reached. */
export function VideoPlayer({ name, video }: Props) {
  const t = useTexts(contentTexts);
  const { tryAgain } = useTexts(commonTexts);
  const [state, setState] = useState<State>('idle');
  const isOnline = useOnline();
  const service = videoServices[video.type];
  const play = async () => {
    setState('connecting');
    setState((await canReach(playerAddress(video))) ? 'playing' : 'unreachable');
  };
  const next = useRef<HTMLElement>(null);
  const takeNext = (element: HTMLElement | null) => {
    next.current = element;
  };
  useEffect(() => {
    // the pressed button is gone, and with it the focus
    if (state !== 'idle') returnFocus(next.current);
  }, [state]);
  if (state === 'playing') {
    return (
      <ExternalFrame
        ref={takeNext}
        src={playerAddress(video, { autoplay: true })}
        title={name}
        permissions={['allow-presentation', 'allow-popups', 'allow-popups-to-escape-sandbox']}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin"
        className={`block ${frame}`}
      />
    );
  }
  if (state === 'unreachable' || (state === 'idle' && !isOnline)) {
    return (
      <Poster>
        <p role="status" className="max-w-[42ch] text-balance text-ink text-sm">
          {isOnline ? t.unreachableVideo({ service }) : t.offlineVideo}
        </p>
        <p className="flex flex-wrap justify-center gap-2">
          <Button size="small" ref={takeNext} onClick={play}>
            {tryAgain}
          </Button>
          <a href={watchAddress(video)} target="_blank" rel="noreferrer" className={buttonStyle({ size: 'small' })}>
            <ExternalLink aria-hidden size={16} strokeWidth={1.75} />
            {t.openOn({ service })}
          </a>
        </p>
      </Poster>
    );
  }
  return (
    <Poster>
      <button
        ref={takeNext}
        type="button"
        aria-label={t.playVideo({ name })}
        aria-disabled={state === 'connecting'}
        onClick={() => state === 'idle' && play()}
        className="grid size-14 place-items-center rounded-full bg-button text-on-button transition-colors hover:bg-button-hover"
      >
        {state === 'connecting' ? <Spinner /> : <Play aria-hidden size={22} strokeWidth={1.75} className="translate-x-px fill-current" />}
      </button>
      <p className="max-w-[42ch] text-balance text-ink-soft text-xs">{t.playingShares({ service })}</p>
    </Poster>
  );
}

const Poster = ({ children }: { children: ReactNode }) => (
  <div className={`flex flex-col items-center justify-center gap-3 bg-black/40 px-5 text-center ${frame}`}>{children}</div>
);

/** Asks for the page before it is framed: a frame doesn't tell whether its page was blocked, and shows the browser's own error. */
const canReach = (address: string): Promise<boolean> =>
  fetch(address, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    () => true,
    () => false,
  );
