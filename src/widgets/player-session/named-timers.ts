type Timer = { timer: ReturnType<typeof setTimeout>; run: () => void };

/** Timeouts with names: scheduling a name again restarts its delay. */
export function namedTimers() {
  const timers = new Map<string, Timer>();
  const cancel = (name: string) => {
    clearTimeout(timers.get(name)?.timer);
    timers.delete(name);
  };
  return {
    schedule: (ms: number, name: string, run: () => void) => {
      cancel(name);
      const timer = setTimeout(() => {
        timers.delete(name);
        run();
      }, ms);
      timers.set(name, { timer, run });
    },
    /** Runs the pending callback of this name immediately. */
    flush: (name: string) => {
      const pending = timers.get(name);
      cancel(name);
      pending?.run();
    },
    cancel,
    end: () => {
      for (const name of [...timers.keys()]) cancel(name);
    },
  };
}
