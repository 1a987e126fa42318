/** Things to be done in a while, each known by a name: asking again starts the wait anew. */
export function waits() {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const cancel = (name: string) => clearTimeout(timers.get(name));
  return {
    in: (ms: number, name: string, run: () => void) => {
      cancel(name);
      timers.set(name, setTimeout(run, ms));
    },
    cancel,
    end: () => {
      for (const name of timers.keys()) cancel(name);
    },
  };
}
