/** Opens the next ones while one is packed: most files are small, and waiting for each would take longer than reading it. */
const openedAhead = 4;

/** Opens sources one after the other, some of them ahead, and returns them in order. @throws what opening one throws, in its turn */
export async function* readAhead<Source, Opened>(
  sources: Iterable<Source>,
  open: (source: Source) => Promise<Opened>,
): AsyncGenerator<{ source: Source; opened: Opened }> {
  const waiting: { source: Source; opening: Promise<Opened> }[] = [];
  const next = async ({ source, opening }: { source: Source; opening: Promise<Opened> }) => ({ source, opened: await opening });
  for (const source of sources) {
    const opening = open(source);
    // reported when it is its turn
    opening.catch(() => undefined);
    waiting.push({ source, opening });
    const [first] = waiting;
    if (waiting.length <= openedAhead || !first) continue;
    waiting.shift();
    yield next(first);
  }
  for (const rest of waiting) yield next(rest);
}
