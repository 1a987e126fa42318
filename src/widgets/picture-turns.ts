/**
 * How many pictures are asked for at the same time. To a server of the older protocol a browser keeps six connections: pictures that are
 * slow to come would hold up the code of the next page and the answers of the store.
 */
const most = () => (/^h[23]/.test(protocol()) ? Number.POSITIVE_INFINITY : 4);

const protocol = (): string => {
  const [page] = performance.getEntriesByType('navigation');
  return page && 'nextHopProtocol' in page ? String(page.nextHopProtocol) : '';
};

const underway = new Set<() => void>();
const waiting = new Set<() => void>();

/** How long a picture that scrolls into sight stays there before it joins the line, in milliseconds: many only pass by. */
const stay = 150;

let scrolledAt = Number.NEGATIVE_INFINITY;
const noteScroll = () => {
  scrolledAt = performance.now();
};
addEventListener('scroll', noteScroll, { capture: true, passive: true });

/**
 * Calls `ask` when it is its turn, at once if there is room and nothing scrolls. What is returned gives the place to the next one, or leaves
 * the line.
 */
export function takeTurn(ask: () => void): () => void {
  const join = () => {
    waiting.add(ask);
    callNext();
  };
  const isScrolling = performance.now() - scrolledAt < stay;
  const timer = isScrolling ? setTimeout(join, stay) : undefined;
  if (!isScrolling) join();
  return () => {
    clearTimeout(timer);
    waiting.delete(ask);
    if (underway.delete(ask)) callNext();
  };
}

function callNext(): void {
  for (const ask of waiting) {
    if (underway.size >= most()) return;
    waiting.delete(ask);
    underway.add(ask);
    ask();
  }
}
