const retryMs = 15_000;

/**
 * Loads code that the current screen does not need yet, and retries until it succeeds.
 * @throws the load error once `isOver` returns true
 */
export async function retryUntilLoaded<T>(load: () => Promise<T>, isOver: () => boolean = () => false): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isOver()) throw error;
      await waitForOnline(retryMs);
    }
  }
}

const waitForOnline = (timeoutMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => end(), timeoutMs);
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    addEventListener('online', end);
  });
