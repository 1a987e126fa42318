/** How long what is typed may wait before it is taken into the work, and after which pause it is a step of its own, in ms. */
const firstWait = 30;
const usualWait = 400;
const mostWait = 3000;
const pause = 2000;

type Given = {
  /** the text as it would be stored */
  read: () => string;
  /** takes it into the work */
  put: (html: string) => void;
  /** somebody stopped to write */
  onPause: () => void;
};

export type TextWriter = {
  /** Something was typed. */
  typed: () => void;
  /** Takes in what is waiting, now. */
  takeIn: () => void;
  /** Whether what the work holds did not come from here, so that it is to be shown. What waits gives way to it. */
  isNews: (html: string) => boolean;
  end: () => void;
};

/**
 * Takes what is typed into the work: the first of it soon, so that it counts as unsaved, the rest at intervals which are the longer the longer
 * it takes to write the text down.
 */
export function textWriter(known: string, { read, put, onPause }: Given): TextWriter {
  let latest = known;
  let isWaiting = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pausing: ReturnType<typeof setTimeout> | undefined;
  const takeIn = () => {
    if (!isWaiting) return;
    isWaiting = false;
    const html = read();
    if (html === latest) return;
    latest = html;
    put(html);
  };
  const takeInLater = (wait: number) => {
    waiting = setTimeout(() => {
      waiting = undefined;
      if (!isWaiting) return;
      const begin = performance.now();
      takeIn();
      takeInLater(Math.min(mostWait, Math.max(usualWait, 40 * (performance.now() - begin))));
    }, wait);
  };
  return {
    typed: () => {
      isWaiting = true;
      if (waiting === undefined) takeInLater(firstWait);
      clearTimeout(pausing);
      pausing = setTimeout(() => {
        takeIn();
        onPause();
      }, pause);
    },
    takeIn,
    isNews: (html) => {
      if (html === latest) return false;
      latest = html;
      isWaiting = false;
      return true;
    },
    end: () => {
      clearTimeout(waiting);
      clearTimeout(pausing);
      takeIn();
    },
  };
}
