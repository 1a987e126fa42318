import type { RulesMap } from './values';

/** What `map.diff(other)` returns: `current` was called with `previous`. */
export class MapDiff {
  constructor(
    readonly current: RulesMap,
    readonly previous: RulesMap,
  ) {}
}
