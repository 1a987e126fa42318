import type { Texts } from '../texts';
import { isTyped } from '../viewer/input/keys';
import type { Viewer } from '../viewer/port';

type Frame = {
  viewer: Viewer;
  /** the link to the current view */
  link: () => string;
  notice: (text: string) => void;
  texts: Texts;
};

/** Messages by `KeyboardEvent.code`; the app decides what they do. @see showcase-sdk §3.3 */
const asked: Record<string, string> = { KeyP: 'addSweep', KeyT: 'addTag' };

/**
 * Exchanges messages with the embedding page of the same origin, as plain strings.
 * Returns the function that stops it.
 * @see showcase-sdk §3.3
 */
export function exchangeMessages({ viewer, link, notice, texts }: Frame): () => void {
  const ends = new AbortController();
  const isFramed = window.parent !== window;
  const say = (text: string) => {
    if (isFramed) window.parent.postMessage(text, location.origin);
  };
  const isPlaying = () => viewer.phase.value.phase === 'playing';
  const share = () => {
    if (isPlaying()) say(`shareString:${link()}`);
  };
  const onMessage = (event: MessageEvent) => {
    const fromParent = isFramed && event.origin === location.origin && event.source === window.parent;
    if (fromParent && event.data === 'triggerUKey') share();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyped(event.target)) return;
    if (asked[event.code]) say(asked[event.code] as string);
    if (event.code !== 'KeyU' || !isPlaying()) return;
    share();
    copy(link(), notice, texts);
  };
  addEventListener('message', onMessage, { signal: ends.signal });
  addEventListener('keydown', onKey, { signal: ends.signal });
  // subscribers of the pointer have its position before this message is sent
  const endClicks = viewer.clicks.subscribe(({ hit }) => {
    if (hit.object !== 'none') say('trigger');
  });
  return () => {
    ends.abort();
    endClicks();
  };
}

function copy(link: string, notice: (text: string) => void, texts: Texts): void {
  const failed = () => notice(texts.linkNotCopied);
  // there is no clipboard outside secure contexts
  if (!navigator.clipboard) failed();
  else navigator.clipboard.writeText(link).then(() => notice(texts.linkCopied), failed);
}
