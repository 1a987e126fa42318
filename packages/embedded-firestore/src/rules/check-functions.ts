import type { FunctionDeclaration, Name, Source } from './ast';
import type { Bindings } from './bindings';
import { calledFrom } from './check-call-graph';
import { exceeding } from './check-patterns';
import { blocksOf, conditionsOf, functionsOf, rootsOf } from './declarations';
import { error, type Issue, Limits, warning } from './issues';
import { expressionsIn } from './tree';

/** Checks limits and duplicate names of the function declarations. */
export function checkFunctions(source: Source): readonly Issue[] {
  const repeated = blocksOf(source).flatMap(({ functions }) =>
    duplicates(functions.map(({ name }) => name)).map(({ name, at }) => error(`Function is already defined: ${name}.`, at)),
  );
  return [...repeated, ...functionsOf(source).flatMap(checkFunction)];
}

function checkFunction({ name, parameters, lets }: FunctionDeclaration): readonly Issue[] {
  const variables = [...parameters, ...lets.map((statement) => statement.name)];
  return [
    ...exceeding('parameters', parameters.length, Limits.parameters, name.at),
    ...exceeding('let variables', lets.length, Limits.lets, name.at),
    ...duplicates(variables).map((repeated) => error(`Variable is already defined: ${repeated.name}.`, repeated.at)),
  ];
}

/** The names that already occurred earlier in the list. */
function duplicates(names: readonly Name[]): readonly Name[] {
  const seen = new Set<string>();
  return names.filter(({ name }) => seen.size === seen.add(name).size);
}

/** Warns about functions that no rule calls, and parameters and variables that are never read. */
export function checkUnused(source: Source, bindings: Bindings): readonly Issue[] {
  const reached = new Set<FunctionDeclaration>();
  const pending = conditionsOf(source).flatMap((condition) => calledFrom(condition, bindings));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    pending.push(...rootsOf(next).flatMap((root) => calledFrom(root, bindings)));
  }
  return functionsOf(source).flatMap((declaration) => [
    ...(reached.has(declaration) ? [] : [warning(`Unused function: ${declaration.name.name}.`, declaration.name.at)]),
    ...unusedVariables(declaration, bindings),
  ]);
}

function unusedVariables(declaration: FunctionDeclaration, bindings: Bindings): readonly Issue[] {
  const read = new Set<number>();
  for (const node of rootsOf(declaration).flatMap(expressionsIn)) {
    const binding = node.kind === 'variable' ? bindings.variable(node) : undefined;
    if (binding?.kind === 'local') read.add(binding.slot);
  }
  const variables = [...declaration.parameters, ...declaration.lets.map(({ name }) => name)];
  return variables.filter((_, slot) => !read.has(slot)).map(({ name, at }) => warning(`Unused variable: ${name}.`, at));
}
