// Starts the backend again when it ends by itself.

/** How often it may end within how long before it stays ended. */
const mostEnds = 3;
const withinMs = 120_000;

/**
 * Starts something, and starts it again whenever it ends by itself.
 * @template {{ ended: Promise<number>, stop(): Promise<number> }} T
 * @param {() => Promise<T>} start
 * @param {{ onEnd(reason: string): void, onRestart(restarted: T): void, now?: () => number }} options called before and after each restart
 * @returns {Promise<{ first: T, failed: Promise<string>, stop(): Promise<number> }>} `first` is what was started; `failed` resolves with the
 * reason once it ends too often; `stop` ends it for good
 * @throws if the first start fails
 */
export async function supervise(start, { onEnd, onRestart, now = Date.now }) {
  const first = await start();
  let running = first;
  let isStopping = false;
  const ends = [];

  async function reasonOfEnd({ ended }) {
    const code = await ended;
    running = undefined;
    return `The backend ended by itself (code ${code})`;
  }

  async function follow() {
    let reason = await reasonOfEnd(first);
    while (!isStopping) {
      ends.push(now());
      if (ends.filter((at) => at > now() - withinMs).length > mostEnds) return reason;
      onEnd(reason);
      try {
        running = await start();
        onRestart(running);
        reason = await reasonOfEnd(running);
      } catch (error) {
        reason = error.message;
      }
    }
    return new Promise(() => {});
  }

  return {
    first,
    failed: follow(),
    stop: async () => {
      isStopping = true;
      // what is only starting ends with this process
      return running ? running.stop() : 0;
    },
  };
}
