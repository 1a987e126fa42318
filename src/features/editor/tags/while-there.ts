import type { Showcase } from '@/showcase/port';

/** What the viewer answers; null when it goes away, and answers nothing any more. */
export function whileThere<T>({ state }: Showcase, answer: Promise<T>): Promise<T | null> {
  let stop = () => {};
  const gone = new Promise<null>((resolve) => {
    stop = state.subscribe(({ name }) => name !== 'ready' && resolve(null));
  });
  return Promise.race([answer, gone]).finally(stop);
}
