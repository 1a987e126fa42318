import type { Expression, FunctionDeclaration, Source } from './ast';
import type { Bindings } from './bindings';
import { functionsOf, rootsOf } from './declarations';
import { error, type Issue, Limits } from './issues';
import { expressionsIn } from './tree';

/** The declared functions that an expression calls directly, in order. */
export function calledFrom(root: Expression, bindings: Bindings): FunctionDeclaration[] {
  const called: FunctionDeclaration[] = [];
  for (const node of expressionsIn(root)) {
    const binding = node.kind === 'call' ? bindings.call(node) : undefined;
    if (binding?.kind === 'function') called.push(binding.declaration);
  }
  return called;
}

/** Reports direct or indirect recursion, and call chains that are too deep. */
export function checkCallGraph(source: Source, bindings: Bindings): readonly Issue[] {
  const functions = functionsOf(source);
  const calls: Graph = new Map(functions.map((fn) => [fn, new Set(rootsOf(fn).flatMap((root) => calledFrom(root, bindings)))]));
  const heights = heightsOf(calls);
  const callers = heightsOf(reversed(calls));
  const recursive = functions.filter((fn) => !heights.has(fn) && !callers.has(fn));
  if (recursive.length > 0) return recursive.map(({ name }) => error(`Recursive call is not allowed. Function: ${name.name}.`, name.at));
  // a height counts functions, the limit counts calls
  const tooDeep = functions.filter((fn) => (heights.get(fn) ?? 0) > Limits.callDepth + 1);
  return tooDeep.map(({ name }) => error(`Too many nested function calls. Function: ${name.name}. Limit: ${Limits.callDepth}.`, name.at));
}

type Graph = ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;

function reversed(graph: Graph): Graph {
  const back = new Map<FunctionDeclaration, Set<FunctionDeclaration>>([...graph.keys()].map((node) => [node, new Set()]));
  for (const [from, targets] of graph) for (const to of targets) back.get(to)?.add(from);
  return back;
}

/** The longest path from each node, counted in nodes; nodes that reach a cycle have none. */
function heightsOf(graph: Graph): ReadonlyMap<FunctionDeclaration, number> {
  const heights = new Map<FunctionDeclaration, number>();
  const back = reversed(graph);
  const open = new Map([...graph].map(([node, targets]) => [node, targets.size]));
  const ready = [...graph.keys()].filter((node) => open.get(node) === 0);
  for (let node = ready.pop(); node !== undefined; node = ready.pop()) {
    let height = 1;
    for (const target of graph.get(node) ?? []) height = Math.max(height, 1 + (heights.get(target) ?? 0));
    heights.set(node, height);
    for (const from of back.get(node) ?? []) {
      const left = (open.get(from) ?? 0) - 1;
      open.set(from, left);
      if (left === 0) ready.push(from);
    }
  }
  return heights;
}
