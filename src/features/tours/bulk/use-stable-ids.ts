import { useRef } from 'react';
import { randomIdentifier } from '@/domain/random';

/** An id for what is made of each tour: the same for every attempt, because one whose response was lost may have made it. */
export function useStableIds(): (tour: string) => string {
  const ids = useRef(new Map<string, string>());
  return (tour) => {
    const id = ids.current.get(tour) ?? randomIdentifier();
    ids.current.set(tour, id);
    return id;
  };
}
