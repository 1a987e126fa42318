import type { Caller, Decision, Gate } from '../model/gate';

/**
 * The same gate, which tells the server's log of each refusal what the caller is not told: the sub-expressions to blame and the values they
 * stumbled over.
 */
export function loggedGate(gate: Gate, log: (line: string) => void): Gate {
  const told = <D extends Decision>(decision: D, caller: Caller, what: string): D => {
    if (!decision.allowed) log(`Refused ${what} for ${nameOf(caller)}: ${lines(decision.message)}${explained(decision.explain)}`);
    return decision;
  };
  return {
    get: (caller, paths, moment) => gate.get(caller, paths, moment).map((decision, at) => told(decision, caller, `get of ${paths[at]}`)),
    list: (caller, query, moment) =>
      told(gate.list(caller, query, moment), caller, `list of ${[query.parent, query.collectionId].filter(Boolean).join('/')}`),
    write: (caller, writes, moment) =>
      told(gate.write(caller, writes, moment), caller, writes.map(({ kind, path }) => `${kind} of ${path}`).join(', ')),
  };
}

const nameOf = (caller: Caller): string => (caller.kind === 'user' ? `user ${caller.uid}` : caller.kind);
const lines = (text: string): string => text.trim().replaceAll('\n', '; ');
const explained = (explain?: () => string): string => (explain ? ` (${lines(explain())})` : '');
