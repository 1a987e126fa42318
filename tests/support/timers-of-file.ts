// The timers of the test file that runs: they end with it. A timer of an earlier file would import modules into the next one before that has
// mocked what they use (editors load their parts while the page is idle), and the next file would find them with the real modules inside.
// Intervals go on: jsdom has one for animation frames, and starts no other.
type Timers = { started: Set<ReturnType<typeof setTimeout>>; areOver: boolean };

// on the global object, because this module is loaded for each file
const global = globalThis as unknown as { timersOfFile?: Timers };

const timers = (): Timers => (global.timersOfFile ??= watchTimers());

/** Lets the timers of this file run. */
export function beginTimers(): void {
  timers().areOver = false;
}

/** Ends the timers of this file, and those that it starts from here on. */
export function endTimers(): void {
  const { started } = timers();
  for (const timer of started) clearTimeout(timer);
  started.clear();
  timers().areOver = true;
}

function watchTimers(): Timers {
  const watched: Timers = { started: new Set(), areOver: false };
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply(target, self, args) {
      const timer = Reflect.apply(target, self, args);
      if (watched.areOver) clearTimeout(timer);
      else watched.started.add(timer);
      return timer;
    },
  });
  return watched;
}
