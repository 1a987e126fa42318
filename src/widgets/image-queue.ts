import { isScrolling, scrollIdleMs } from '@/ui/scrolling';

/**
 * Maximum number of images loading at the same time. Over HTTP/1.1 a browser opens six connections per host: slow images would delay code and
 * Firestore responses.
 */
const maxConcurrent = () => (/^h[23]/.test(protocol()) ? Number.POSITIVE_INFINITY : 4);

const protocol = (): string => {
  const [page] = performance.getEntriesByType('navigation');
  return page && 'nextHopProtocol' in page ? String(page.nextHopProtocol) : '';
};

const loading = new Set<() => void>();
const queue = new Set<() => void>();

/**
 * Calls `start` when a slot is free: immediately if there is one and the page isn't scrolling.
 * @returns frees the slot, or leaves the queue
 */
export function queueImageLoad(start: () => void): () => void {
  const enqueue = () => {
    queue.add(start);
    startNext();
  };
  // an image that only scrolls by isn't loaded
  const isWaiting = isScrolling();
  const timer = isWaiting ? setTimeout(enqueue, scrollIdleMs) : undefined;
  if (!isWaiting) enqueue();
  return () => {
    clearTimeout(timer);
    queue.delete(start);
    if (loading.delete(start)) startNext();
  };
}

function startNext(): void {
  for (const start of queue) {
    if (loading.size >= maxConcurrent()) return;
    queue.delete(start);
    loading.add(start);
    start();
  }
}
