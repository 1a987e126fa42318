import { useEffect, useState } from 'react';

const intervalMs = 30_000;

/** The current time, often enough for texts such as "2 hours 5 minutes". */
export function useCurrentMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
