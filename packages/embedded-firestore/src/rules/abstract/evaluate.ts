import type {
  Call,
  Conditional,
  Expression,
  FunctionDeclaration,
  Literal,
  Logical,
  MapLiteral,
  MethodCall,
  PathLiteral,
  Variable,
} from '../ast';
import type { AccessName, Bindings, Wildcard } from '../bindings';
import { Failure, functionNotFound, invalidArgument, nullValue, type Result, unboundVariable, unknownVariable } from '../errors';
import { Limits } from '../issues';
import { callGlobal, sliceOf } from '../operators';
import { assemblePath } from '../path-literal';
import { pathOf } from '../paths';
import { type Budget, budgetExceeded, Costs, callDepthExceeded, costOf, type Scope } from '../scope';
import { isPath, type RulesValue } from '../values';
import { type Abstract, failed, isFatal, join, known, mapOf, neverFails, tupleOf, unknown } from './abstract-value';
import { method } from './methods';
import { binary, indexed, select, typeTest, unary } from './operators';
import { and, failureAmong, forEach, isKnownFalse, isKnownTrue, or, truthOf } from './outcomes';

/** What a condition can read when it is evaluated for many documents at once. */
export type AbstractScope = {
  readonly bindings: Bindings;
  readonly request: Abstract;
  readonly resource: Abstract;
  readonly captures: ReadonlyMap<Wildcard, Abstract>;
  readonly access: (name: AccessName, segments: readonly string[]) => Result;
  readonly budget: Budget;
  readonly observe?: Scope['observe'];
};

/** The function call being evaluated: its parameters, the lets so far, and the call depth. */
export type Frame = { readonly locals: readonly Abstract[]; readonly depth: number };

/**
 * Evaluates a condition for all documents at once (abstract interpretation of the same tree). `known(true)` means that it is
 * true for each of them; anything that can't be proved is `unknown`.
 */
export const evaluateAbstract = (condition: Expression, scope: AbstractScope): Abstract =>
  evaluateIn(condition, scope, { locals: [], depth: 0 });

/** `evaluateAbstract` for an expression inside a function. */
export function evaluateIn(node: Expression, scope: AbstractScope, frame: Frame): Abstract {
  if (!scope.budget.spend(costOf(node))) return failed(budgetExceeded().at(node.at));
  if (node.kind === 'literal') return known(node.value);
  if (node.kind === 'variable') return variable(node, scope, frame);
  const outcome = outcomeOfNode(node, scope, frame);
  scope.observe?.(node.at, resultOf(outcome));
  return outcome.kind === 'failed' && outcome.failure.position === undefined ? failed(outcome.failure.at(node.at)) : outcome;
}

function outcomeOfNode(node: Operation, scope: AbstractScope, frame: Frame): Abstract {
  const operand = (expression: Expression): Abstract => evaluateIn(expression, scope, frame);
  switch (node.kind) {
    case 'list':
      return composed(node.items.map(operand), tupleOf);
    case 'map':
      return mapLiteral(node, operand);
    case 'path':
      return pathLiteral(node, operand);
    case 'member':
      return select(operand(node.object), node.name);
    case 'index':
      return indexed(operand(node.object), operand(node.index));
    case 'slice':
      return applied([node.object, node.from, node.to].map(operand), ([object = null, from = null, to = null]) =>
        sliceOf(object, from, to),
      );
    case 'call':
    case 'method':
      return call(node, scope, frame);
    case 'unary':
      return unary(node.op, operand(node.operand));
    case 'binary':
      return binary(node.op, operand(node.left), operand(node.right));
    case 'logical':
      return logical(node, scope, operand);
    case 'is':
      return typeTest(operand(node.operand), node.type);
    case 'conditional':
      return conditional(node, scope, operand);
  }
}

const undetermined = new Failure('Not determined by the query.');

/** The result that coverage reports: an undetermined outcome counts as neither true nor false. */
function resultOf(outcome: Abstract): Result {
  if (outcome.kind === 'known') return outcome.value;
  return outcome.kind === 'failed' ? outcome.failure : undetermined;
}

type Operation = Exclude<Expression, Literal | Variable>;
type Evaluate = (expression: Expression) => Abstract;
type Apply = (values: readonly RulesValue[]) => Result;

/** A strict operation; its result is unknown unless its operands are known. */
const applied = (operands: readonly Abstract[], apply: Apply): Abstract => failureAmong(operands) ?? forEach(operands, apply) ?? unknown;

/** A composite value; a failure inside it makes the composite fail. */
const composed = (parts: readonly Abstract[], compose: (parts: readonly Abstract[]) => Abstract): Abstract =>
  failureAmong(parts) ?? brokenAmong(parts) ?? compose(parts);

function variable(node: Variable, scope: AbstractScope, { locals }: Frame): Abstract {
  const binding = scope.bindings.variable(node);
  switch (binding.kind) {
    case 'request':
      return scope.request;
    case 'resource':
      return scope.resource;
    case 'capture':
      return scope.captures.get(binding.segment) ?? unknown;
    case 'local':
      return locals[binding.slot] ?? unknown;
    case 'unknown':
      return failed(unknownVariable(node.name).at(node.at));
  }
}

/** The right operand is evaluated only if the left one does not decide. */
function logical({ op, left, right, at }: Logical, { budget }: AbstractScope, operand: Evaluate): Abstract {
  const first = truthOf(operand(left));
  if (isFatal(first) || (op === '&&' ? isKnownFalse(first) : isKnownTrue(first))) return first;
  if (!budget.spend(Costs.secondOperand)) return failed(budgetExceeded().at(at));
  const second = truthOf(operand(right));
  return op === '&&' ? and(first, second) : or(first, second);
}

/** An undetermined test spends the budget of both branches, an upper bound for any document. */
function conditional({ test, then, otherwise, at }: Conditional, { budget }: AbstractScope, operand: Evaluate): Abstract {
  const truth = truthOf(operand(test));
  if (truth.kind === 'failed') return truth;
  if (isKnownTrue(truth)) return operand(then);
  if (!budget.spend(Costs.otherwise)) return failed(budgetExceeded().at(at));
  if (isKnownFalse(truth)) return operand(otherwise);
  const either = join([operand(then), operand(otherwise)]);
  return neverFails(truth) || isFatal(either) ? either : unknown;
}

function mapLiteral({ entries }: MapLiteral, operand: Evaluate): Abstract {
  const keys = entries.map(({ key }) => operand(key));
  const values = entries.map(({ value }) => operand(value));
  return composed([...keys, ...values], () => {
    const names = keys.map((key) => (key.kind === 'known' && typeof key.value === 'string' ? key.value : undefined));
    if (names.includes(undefined)) return unknown;
    return mapOf(new Map(names.map((name, at) => [name ?? '', values[at] ?? unknown])));
  });
}

function call(node: Call | MethodCall, scope: AbstractScope, frame: Frame): Abstract {
  const binding = scope.bindings.call(node);
  const args = node.args.map((arg) => evaluateIn(arg, scope, frame));
  switch (binding.kind) {
    case 'function':
      return callFunction(binding.declaration, args, scope, frame.depth + 1);
    case 'access':
      return accessed(binding.access, args, scope);
    case 'global':
      return applied(args, (values) => callGlobal(binding.namespace, binding.name, values));
    case 'method':
      return node.kind === 'method' ? method(evaluateIn(node.object, scope, frame), node.name, args) : failed(functionNotFound(node.name));
    case 'unknown':
      return failed(functionNotFound(node.name));
  }
}

/** Arguments and lets are evaluated once, used or not; a (possible) failure matters only where the value is used. */
function callFunction(declaration: FunctionDeclaration, args: readonly Abstract[], scope: AbstractScope, depth: number): Abstract {
  if (depth > Limits.callDepth + 1) return failed(callDepthExceeded());
  if (args.length !== declaration.parameters.length) return failed(invalidArgument(''));
  return evaluateIn(declaration.result, scope, frameOf(declaration, args, scope, depth));
}

/** The frame for a function's result: its parameters and lets. */
export function frameOf({ lets }: FunctionDeclaration, args: readonly Abstract[], scope: AbstractScope, depth: number): Frame {
  const locals = [...args];
  for (const { value, at } of lets) {
    const isAffordable = scope.budget.spend(Costs.let);
    locals.push(isAffordable ? evaluateIn(value, scope, { locals, depth }) : failed(budgetExceeded().at(at)));
  }
  return { locals, depth };
}

const brokenAmong = (values: readonly Abstract[]): Abstract | undefined => values.find((value) => !neverFails(value));

/** A database access whose path is known, or is one of a few known paths. */
function accessed(name: AccessName, args: readonly Abstract[], scope: AbstractScope): Abstract {
  if (args.length !== 1) return failed(functionNotFound(name));
  return applied(args, ([path = null]) => {
    if (!isPath(path)) return path === null ? nullValue() : invalidArgument(name);
    const segments = pathOf(path).known;
    return segments === undefined ? unboundVariable() : scope.access(name, segments);
  });
}

function pathLiteral({ segments }: PathLiteral, operand: Evaluate): Abstract {
  const pieces = segments.map((segment) => (typeof segment === 'string' ? known(segment) : operand(segment)));
  return applied(pieces, assemblePath);
}
