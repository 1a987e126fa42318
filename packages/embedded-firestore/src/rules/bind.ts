import type { Call, Expression, FunctionDeclaration, MethodCall, Service, Source, Variable } from './ast';
import type { AccessName, Bindings, CallBinding, VariableBinding, Wildcard } from './bindings';
import { globalArity, isNamespace } from './globals';
import { expressionsIn } from './tree';

/** The names declared in a block, and those of the enclosing blocks, which they shadow. */
type Names<T> = { readonly own: ReadonlyMap<string, T>; readonly outer: Names<T> | undefined };

/** The names visible at one point of the source. */
type Environment = {
  readonly functions: Names<FunctionDeclaration> | undefined;
  readonly captures: Names<Wildcard> | undefined;
  readonly locals: ReadonlyMap<string, number>;
  readonly service: string;
};

type Block = Pick<Service, 'functions' | 'matches'>;

const ACCESS: ReadonlySet<string> = new Set<AccessName>(['get', 'exists', 'getAfter', 'existsAfter']);
export const FIRESTORE = 'cloud.firestore';
export const STORAGE = 'firebase.storage';

/** Resolves every name of a source. */
export function bindSource(source: Source): Bindings {
  const binder = new Binder();
  const root: Environment = { functions: undefined, captures: undefined, locals: new Map(), service: '' };
  const declared = withFunctions(root, source.functions);
  for (const service of source.services)
    binder.bindBlock(service, withFunctions({ ...declared, service: service.name }, service.functions));
  const service = source.services[0]?.name ?? '';
  for (const declaration of source.functions) binder.bindFunction(declaration, { ...declared, service });
  return binder;
}

class Binder implements Bindings {
  private readonly variables = new Map<Variable, VariableBinding>();
  private readonly calls = new Map<Call | MethodCall, CallBinding>();

  variable(node: Variable): VariableBinding {
    return this.variables.get(node) ?? { kind: 'unknown' };
  }

  call(node: Call | MethodCall): CallBinding {
    return this.calls.get(node) ?? { kind: 'unknown' };
  }

  /** `environment` already contains the block's own functions and captures. */
  bindBlock(block: Block, environment: Environment): void {
    for (const declaration of block.functions) this.bindFunction(declaration, environment);
    for (const match of block.matches) {
      const wildcards = match.pattern.filter((segment) => segment.kind !== 'text');
      const captures = declare(
        environment.captures,
        wildcards.map((segment) => [segment.name, segment]),
      );
      const inner = withFunctions({ ...environment, captures }, match.functions);
      for (const { condition } of match.allows) if (condition !== undefined) this.bindExpression(condition, inner);
      this.bindBlock(match, inner);
    }
  }

  bindFunction(declaration: FunctionDeclaration, outer: Environment): void {
    const locals = new Map(declaration.parameters.map(({ name }, slot) => [name, slot]));
    for (const { name, value } of declaration.lets) {
      this.bindExpression(value, { ...outer, locals: new Map(locals) });
      locals.set(name.name, declaration.parameters.length + declaration.lets.findIndex((other) => other.name === name));
    }
    this.bindExpression(declaration.result, { ...outer, locals });
  }

  private bindExpression(root: Expression, environment: Environment): void {
    for (const node of expressionsIn(root)) {
      if (node.kind === 'variable') this.variables.set(node, variableIn(environment, node.name));
      else if (node.kind === 'call') this.calls.set(node, callIn(environment, node));
      else if (node.kind === 'method') this.calls.set(node, methodIn(environment, node));
    }
  }
}

const declare = <T>(outer: Names<T> | undefined, own: readonly (readonly [string, T])[]): Names<T> | undefined =>
  own.length === 0 ? outer : { own: new Map(own), outer };

const withFunctions = (environment: Environment, functions: readonly FunctionDeclaration[]): Environment => ({
  ...environment,
  functions: declare(
    environment.functions,
    functions.map((declaration) => [declaration.name.name, declaration]),
  ),
});

function find<T>(names: Names<T> | undefined, name: string): T | undefined {
  for (let block = names; block !== undefined; block = block.outer) {
    const found = block.own.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function variableIn({ locals, captures, service }: Environment, name: string): VariableBinding {
  const slot = locals.get(name);
  if (slot !== undefined) return { kind: 'local', slot };
  const segment = find(captures, name);
  if (segment !== undefined) return { kind: 'capture', segment };
  return service !== '' && (name === 'request' || name === 'resource') ? { kind: name } : { kind: 'unknown' };
}

function callIn({ functions, service }: Environment, { name }: Call): CallBinding {
  const declaration = find(functions, name);
  if (declaration !== undefined) return { kind: 'function', declaration };
  if (service === FIRESTORE && ACCESS.has(name)) return { kind: 'access', access: name as AccessName };
  return globalArity('', name) === undefined ? { kind: 'unknown' } : { kind: 'global', namespace: '', name };
}

function methodIn(environment: Environment, { object, name }: MethodCall): CallBinding {
  if (object.kind === 'variable' && variableIn(environment, object.name).kind === 'unknown') {
    if (isNamespace(object.name)) {
      const exists = globalArity(object.name, name) !== undefined;
      return exists ? { kind: 'global', namespace: object.name, name } : { kind: 'unknown' };
    }
    if (environment.service === STORAGE && object.name === 'firestore')
      return name === 'get' || name === 'exists' ? { kind: 'access', access: name } : { kind: 'unknown' };
  }
  return { kind: 'method' };
}
