import type { Showcase } from '@/showcase/port';

/** The compared tours: `first` on the left or above. */
export type Side = 'first' | 'second';
export const sides: readonly Side[] = ['first', 'second'];

/** The viewers of both, once they are connected. */
export type Viewers = Readonly<Record<Side, Showcase | null>>;
