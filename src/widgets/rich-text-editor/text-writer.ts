/** Delays before typed input is flushed, and the typing pause after which an undo step ends. */
const firstDelayMs = 30;
const minDelayMs = 400;
const maxDelayMs = 3000;
const pauseMs = 2000;

type TextWriterOptions = {
  /** returns the text as it would be stored */
  read: () => string;
  /** called with the changed text */
  onChange: (html: string) => void;
  /** called when the user stops typing */
  onPause: () => void;
};

export type TextWriter = {
  /** Call on every input. */
  onInput: () => void;
  /** Flushes pending input now. */
  flush: () => void;
  /** Whether the content came from elsewhere and must be shown. Discards pending input if so. */
  isExternalChange: (html: string) => boolean;
  end: () => void;
};

/**
 * Throttles typed input: flushes the first change quickly, so that the tour counts as unsaved, then at intervals that grow with the time
 * it takes to serialize the text.
 */
export function textWriter(initialHtml: string, { read, onChange, onPause }: TextWriterOptions): TextWriter {
  let lastHtml = initialHtml;
  let hasPendingInput = false;
  let flushTimer: ReturnType<typeof setTimeout> | undefined;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (!hasPendingInput) return;
    hasPendingInput = false;
    const html = read();
    if (html === lastHtml) return;
    lastHtml = html;
    onChange(html);
  };
  const scheduleFlush = (delayMs: number) => {
    flushTimer = setTimeout(() => {
      flushTimer = undefined;
      if (!hasPendingInput) return;
      const startTime = performance.now();
      flush();
      scheduleFlush(Math.min(maxDelayMs, Math.max(minDelayMs, 40 * (performance.now() - startTime))));
    }, delayMs);
  };
  return {
    onInput: () => {
      hasPendingInput = true;
      if (flushTimer === undefined) scheduleFlush(firstDelayMs);
      clearTimeout(pauseTimer);
      pauseTimer = setTimeout(() => {
        flush();
        onPause();
      }, pauseMs);
    },
    flush,
    isExternalChange: (html) => {
      if (html === lastHtml) return false;
      lastHtml = html;
      hasPendingInput = false;
      return true;
    },
    end: () => {
      clearTimeout(flushTimer);
      clearTimeout(pauseTimer);
      flush();
    },
  };
}
