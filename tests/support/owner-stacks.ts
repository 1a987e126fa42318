import * as React from 'react';

type Internals = { recentlyCreatedOwnerStacks?: number };
const internals = (React as unknown as Record<string, Internals | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/**
 * For its warnings, React's development build records a stack for each of the first 10,000 elements of a render: half of the time that
 * creating them takes. This counts them as created. Should React change the counter, tests are slower and otherwise the same.
 */
export function skipOwnerStacks(): void {
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined, configurable: true });
}
