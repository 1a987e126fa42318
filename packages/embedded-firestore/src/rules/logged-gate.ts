import type { Caller, Decision, Gate } from '../model/gate';

/**
 * Wraps a gate to log each denial with details the caller doesn't get: the responsible sub-expressions and their
 * values.
 */
export function loggedGate(gate: Gate, log: (line: string) => void): Gate {
  const logDenial = <D extends Decision>(decision: D, caller: Caller, what: string): D => {
    if (!decision.allowed) log(`Refused ${what} for ${nameOf(caller)}: ${lines(decision.message)}${explained(decision.explain)}`);
    return decision;
  };
  return {
    get: (caller, paths, context) =>
      gate.get(caller, paths, context).map((decision, at) => logDenial(decision, caller, `get of ${paths[at]}`)),
    list: (caller, query, context) =>
      logDenial(gate.list(caller, query, context), caller, `list of ${[query.parent, query.collectionId].filter(Boolean).join('/')}`),
    write: (caller, writes, context) =>
      logDenial(gate.write(caller, writes, context), caller, writes.map(({ kind, path }) => `${kind} of ${path}`).join(', ')),
  };
}

const nameOf = (caller: Caller): string => (caller.kind === 'user' ? `user ${caller.uid}` : caller.kind);
const lines = (text: string): string => text.trim().replaceAll('\n', '; ');
const explained = (explain?: () => string): string => (explain ? ` (${lines(explain())})` : '');
