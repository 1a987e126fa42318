export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
