import type { Call, Conditional, Expression, FunctionDeclaration, Logical, MethodCall, PathLiteral, Position, Variable } from './ast';
import type { AccessName, Bindings } from './bindings';
import { Failure, functionNotFound, invalidArgument, nullValue, type Result, unboundVariable, unknownVariable } from './errors';
import type { Evaluator, Frame } from './frame';
import { Limits } from './issues';
import { applyBinary, applyUnary, asCondition, callGlobal, callMethod, indexInto, selectField, sliceOf } from './operators';
import { assemblePath } from './path-literal';
import { pathOf } from './paths';
import { budgetExceeded, Costs, callDepthExceeded, costOf, isAtom } from './scope';
import { hasType, isPath, type RulesValue } from './values';

/** Compiles expressions to closures; each declared function is compiled once. */
export class Compiler {
  private readonly bodies = new Map<FunctionDeclaration, FunctionBody>();

  constructor(private readonly bindings: Bindings) {}

  /** Compiles an expression; resolves everything that does not depend on a request. */
  compile(node: Expression): Evaluator {
    return counted(node, this.operation(node));
  }

  private operation(node: Expression): Evaluator {
    switch (node.kind) {
      case 'literal': {
        const { value } = node;
        return () => value;
      }
      case 'variable':
        return this.variable(node);
      case 'member': {
        const { name } = node;
        return withOne(this.compile(node.object), (object) => selectField(object, name));
      }
      case 'binary': {
        const { op } = node;
        return withTwo(this.compile(node.left), this.compile(node.right), (left, right) => applyBinary(op, left, right));
      }
      case 'unary': {
        const { op } = node;
        return withOne(this.compile(node.operand), (operand) => applyUnary(op, operand));
      }
      case 'is': {
        const { type } = node;
        return withOne(this.compile(node.operand), (operand) => hasType(operand, type));
      }
      case 'index':
        return withTwo(this.compile(node.object), this.compile(node.index), indexInto);
      case 'slice':
        return withAll(this.all([node.object, node.from, node.to]), ([object = null, from = null, to = null]) => sliceOf(object, from, to));
      case 'list':
        return withAll(this.all(node.items), (items) => items);
      case 'map':
        return withAll(this.all(node.entries.flatMap(({ key, value }) => [key, value])), mapOf);
      case 'logical':
        return logical(node.op, this.compile(node.left), this.compile(node.right), node);
      case 'conditional':
        return this.conditional(node);
      case 'path':
        return this.path(node);
      case 'call':
      case 'method':
        return this.call(node);
    }
  }

  private all(nodes: readonly Expression[]): readonly Evaluator[] {
    return nodes.map((node) => this.compile(node));
  }

  private variable(node: Variable): Evaluator {
    const binding = this.bindings.variable(node);
    switch (binding.kind) {
      case 'request':
        return ({ scope }) => scope.request;
      case 'resource':
        return ({ scope }) => scope.resource;
      case 'local': {
        const { slot } = binding;
        return ({ locals }) => locals[slot] ?? null;
      }
      case 'capture': {
        const missing = unknownVariable(node.name).at(node.at);
        return ({ scope }) => scope.captures.get(binding.segment) ?? missing;
      }
      case 'unknown': {
        const failure = unknownVariable(node.name).at(node.at);
        return () => failure;
      }
    }
  }

  private conditional(node: Conditional): Evaluator {
    const [test, then, otherwise] = [this.compile(node.test), this.compile(node.then), this.compile(node.otherwise)];
    return (frame) => {
      const decision = decide(test(frame), node.test.at);
      if (decision instanceof Failure) return decision;
      if (decision) return then(frame);
      return frame.scope.budget.spend(Costs.otherwise) ? otherwise(frame) : budgetExceeded().at(node.at);
    };
  }

  private path({ segments }: PathLiteral): Evaluator {
    const pieces = segments.map((segment): Evaluator => (typeof segment === 'string' ? () => segment : this.compile(segment)));
    return withAll(pieces, assemblePath);
  }

  private call(node: Call | MethodCall): Evaluator {
    const binding = this.bindings.call(node);
    const { name } = node;
    const args = this.all(node.args);
    switch (binding.kind) {
      case 'function':
        return invocation(this.body(binding.declaration), args);
      case 'access':
        return args.length === 1
          ? withAll(args, ([path = null], frame) => look(frame, binding.access, path))
          : afterAll(args, functionNotFound(name));
      case 'global':
        return withAll(args, (values) => callGlobal(binding.namespace, binding.name, values));
      case 'method': {
        if (node.kind === 'call') return afterAll(args, functionNotFound(name));
        return withAll([this.compile(node.object), ...args], ([receiver = null, ...values]) => callMethod(receiver, name, values));
      }
      case 'unknown':
        return afterAll(args, functionNotFound(name));
    }
  }

  /** Compiled lazily at the first call, when the call chain is known to be within the limit. */
  private body(declaration: FunctionDeclaration): () => FunctionBody {
    return () => {
      const known = this.bodies.get(declaration);
      if (known !== undefined) return known;
      const body = { lets: this.all(declaration.lets.map(({ value }) => value)), result: this.compile(declaration.result) };
      this.bodies.set(declaration, body);
      return body;
    };
  }
}

type FunctionBody = { readonly lets: readonly Evaluator[]; readonly result: Evaluator };

function counted(node: Expression, run: Evaluator): Evaluator {
  const { at } = node;
  const cost = costOf(node);
  const isObserved = !isAtom(node);
  return (frame) => {
    if (!frame.scope.budget.spend(cost)) return budgetExceeded().at(at);
    const result = run(frame);
    if (isObserved) frame.scope.observe?.(at, result);
    return result instanceof Failure ? result.at(at) : result;
  };
}

function withOne(operand: Evaluator, apply: (value: RulesValue) => Result): Evaluator {
  return (frame) => {
    const value = operand(frame);
    return value instanceof Failure ? value : apply(value);
  };
}

function withTwo(first: Evaluator, second: Evaluator, apply: (left: RulesValue, right: RulesValue) => Result): Evaluator {
  return (frame) => {
    const left = first(frame);
    const right = second(frame);
    if (left instanceof Failure) return left;
    return right instanceof Failure ? right : apply(left, right);
  };
}

/** Evaluates and counts all operands, even after one fails; the first failure is the result. */
function withAll(operands: readonly Evaluator[], apply: (values: readonly RulesValue[], frame: Frame) => Result): Evaluator {
  return (frame) => {
    const values: RulesValue[] = [];
    let failure: Failure | undefined;
    for (const operand of operands) {
      const value = operand(frame);
      if (value instanceof Failure) failure ??= value;
      else values.push(value);
    }
    return failure ?? apply(values, frame);
  };
}

/** Evaluates and counts the arguments of a call that always fails. */
function afterAll(args: readonly Evaluator[], failure: Failure): Evaluator {
  return (frame) => {
    for (const arg of args) arg(frame);
    return failure;
  };
}

const decide = (result: Result, at: Position): boolean | Failure => {
  const decision = result instanceof Failure ? result : asCondition(result);
  return decision instanceof Failure ? decision.at(at) : decision;
};

/** A deciding operand (`false` for `&&`, `true` for `||`) hides a failure of the other, in either order. */
function logical(op: '&&' | '||', first: Evaluator, second: Evaluator, node: Logical): Evaluator {
  const decisive = op === '||';
  return (frame) => {
    const left = decide(first(frame), node.left.at);
    if (left === decisive || (left instanceof Failure && left.fatal)) return left;
    if (!frame.scope.budget.spend(Costs.secondOperand)) return budgetExceeded().at(node.at);
    const right = decide(second(frame), node.right.at);
    if (right === decisive || (right instanceof Failure && right.fatal)) return right;
    return left instanceof Failure ? left : right;
  };
}

/** Arguments and lets are evaluated once and in order, used or not; a failure matters only where the value is used. */
function invocation(bodyOf: () => FunctionBody, args: readonly Evaluator[]): Evaluator {
  return (frame) => {
    if (frame.depth > Limits.callDepth) return callDepthExceeded();
    const { lets, result } = bodyOf();
    const locals: Result[] = args.map((arg) => arg(frame));
    const inner: Frame = { scope: frame.scope, locals, depth: frame.depth + 1 };
    for (const evaluate of lets) locals.push(frame.scope.budget.spend(Costs.let) ? evaluate(inner) : budgetExceeded());
    return result(inner);
  };
}

function look({ scope }: Frame, access: AccessName, path: RulesValue): Result {
  if (!isPath(path)) return path === null ? nullValue() : invalidArgument(access);
  const { known } = pathOf(path);
  return known === undefined ? unboundVariable() : scope.access(access, known);
}

function mapOf(items: readonly RulesValue[]): Result {
  const map = new Map<string, RulesValue>();
  for (let at = 0; at < items.length; at += 2) {
    const [key = null, value = null] = [items[at], items[at + 1]];
    if (typeof key !== 'string') return key === null ? nullValue() : invalidArgument('map');
    map.set(key, value);
  }
  return map;
}
