type Wait = { timer: ReturnType<typeof setTimeout>; run: () => void };

/** Things to be done in a while, each known by a name: asking again starts the wait anew. */
export function waits() {
  const waiting = new Map<string, Wait>();
  const cancel = (name: string) => {
    clearTimeout(waiting.get(name)?.timer);
    waiting.delete(name);
  };
  return {
    in: (ms: number, name: string, run: () => void) => {
      cancel(name);
      const timer = setTimeout(() => {
        waiting.delete(name);
        run();
      }, ms);
      waiting.set(name, { timer, run });
    },
    /** Does at once what waits by this name, if anything does. */
    now: (name: string) => {
      const wait = waiting.get(name);
      cancel(name);
      wait?.run();
    },
    cancel,
    end: () => {
      for (const name of [...waiting.keys()]) cancel(name);
    },
  };
}
