import { useState } from 'react';
import { shallow } from 'zustand/shallow';

/** Returns the previous object while its values are shallowly equal, to avoid re-rendering. */
export function useShallowStable<T extends object>(value: T): T {
  const [stable, setStable] = useState(value);
  if (stable === value || shallow(stable, value)) return stable;
  setStable(value);
  return value;
}
