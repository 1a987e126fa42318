/** Told what the importer does, and how much of that is done, from 0 to 1; called often. */
export type Report = (step: string, part?: number) => void;

const quietMs = 10_000;

/** Prints a line for each step, and every ten seconds how far a long one is. */
export function printedReport(print: (line: string) => void, now: () => number = Date.now): Report {
  let current = '';
  let [began, printed] = [0, 0];
  return (step, part = 0) => {
    const time = now();
    if (step !== current) {
      current = step;
      began = time;
      printed = time;
      print(step);
    } else if (part > 0 && time - printed >= quietMs) {
      printed = time;
      print(`  ${Math.floor(part * 100)} %, ${duration(((time - began) / part) * (1 - part))} left`);
    }
  };
}

/** "less than a minute", "about 3 minutes". */
export function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (milliseconds < 50_000) return 'less than a minute';
  return `about ${Math.max(1, minutes)} ${minutes > 1 ? 'minutes' : 'minute'}`;
}
