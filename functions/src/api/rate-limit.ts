const windowMs = 60_000;
/** What one instance remembers; with more, all counts start at zero. */
const maxRemembered = 10_000;

export type Rate = { limit: number; remaining: number; resetSeconds: number; isExceeded: boolean };

/** Counts requests by name in windows of a minute, in the memory of this instance: as many instances as there are count each for itself. */
export function createRateLimit(limit: number): (name: string, now: Date) => Rate {
  const windows = new Map<string, { start: number; count: number }>();
  return (name, now) => {
    const time = now.getTime();
    const last = windows.get(name);
    const window = last && time - last.start < windowMs ? last : { start: time, count: 0 };
    window.count += 1;
    if (windows.size >= maxRemembered) windows.clear();
    windows.set(name, window);
    return {
      limit,
      remaining: Math.max(0, limit - window.count),
      resetSeconds: Math.ceil((window.start + windowMs - time) / 1000),
      isExceeded: window.count > limit,
    };
  };
}
