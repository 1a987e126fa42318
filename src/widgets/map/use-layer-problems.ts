import { useCallback, useState } from 'react';
import type { MapLayer } from '@/domain/organizations/map-layers';

/** Why layers can't be shown: `onProblem` is for `OrganizationLayer`, `messages` for `LayerMessages`. */
export function useLayerProblems(layers: readonly MapLayer[]) {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const onProblem = useCallback(
    (id: string, problem: string | null) =>
      setProblems((before) => {
        if ((before.get(id) ?? null) === problem) return before;
        const next = new Map(before);
        if (problem === null) next.delete(id);
        else next.set(id, problem);
        return next;
      }),
    [],
  );
  const messages = layers.flatMap(({ id, name }) => (problems.has(id) ? [`${name || 'A layer'}: ${problems.get(id)}`] : []));
  return { messages, onProblem };
}
