import { useState } from 'react';

/** The same object as before as long as it holds the same values, so that what is drawn from it is not drawn again. */
export function useSteady<T extends object>(given: T): T {
  const [steady, settle] = useState(given);
  if (steady === given || holdsTheSame(steady, given)) return steady;
  settle(given);
  return given;
}

function holdsTheSame<T extends object>(one: T, other: T): boolean {
  const names = Object.keys(other) as (keyof T)[];
  return names.length === Object.keys(one).length && names.every((name) => Object.is(one[name], other[name]));
}
