import type { BinaryOperator, Expression } from './ast';
import type { Cursor } from './cursor';
import { Limits } from './issues';
import { parseArguments, parsePrimary } from './primaries';
import { complexityOf, isDeeperThan, spanning } from './tree';

/** Operator precedence, except `?:`: higher binds tighter. */
const PRECEDENCE: ReadonlyMap<string, number> = new Map([
  ['||', 1],
  ['&&', 2],
  ['==', 3],
  ['!=', 3],
  ['in', 4],
  ['is', 4],
  ['<', 5],
  ['<=', 5],
  ['>', 5],
  ['>=', 5],
  ['+', 6],
  ['-', 6],
  ['*', 7],
  ['/', 7],
  ['%', 7],
]);

/** Parses a complete expression of a statement. @throws SyntaxProblem */
export function parseExpression(cursor: Cursor): Expression {
  const expression = parseConditional(cursor);
  if (isDeeperThan(expression, Limits.nesting))
    cursor.fail(`The expression is nested too deeply. Limit: ${Limits.nesting}.`, expression.at);
  if (complexityOf(expression, cursor.parentheses) > Limits.complexity)
    cursor.fail('Expression is too complex to evaluate safely.', expression.at);
  return expression;
}

/** Parses a nested expression. */
export function parseConditional(cursor: Cursor): Expression {
  return cursor.nested(() => {
    const test = parseBinary(cursor, 1);
    if (cursor.accept('?') === undefined) return test;
    const then = parseConditional(cursor);
    cursor.expect(':');
    const otherwise = parseConditional(cursor);
    return { kind: 'conditional', at: spanning(test.at, otherwise.at), test, then, otherwise };
  });
}

/** Operators that bind at least as tightly as `minimum`; all of them associate to the left. */
function parseBinary(cursor: Cursor, minimum: number): Expression {
  let left = parseUnary(cursor);
  for (let precedence = precedenceOf(cursor); precedence >= minimum; precedence = precedenceOf(cursor)) {
    const op = cursor.take().text;
    left = op === 'is' ? parseTypeTest(cursor, left) : joinOperands(op, left, parseBinary(cursor, precedence + 1));
  }
  return left;
}

function precedenceOf(cursor: Cursor): number {
  const { kind, text } = cursor.token;
  return kind === 'symbol' || kind === 'name' ? (PRECEDENCE.get(text) ?? 0) : 0;
}

function parseTypeTest(cursor: Cursor, operand: Expression): Expression {
  const type = cursor.expectName('the name of a type');
  return { kind: 'is', at: spanning(operand.at, type.at), operand, type: type.text };
}

function joinOperands(op: string, left: Expression, right: Expression): Expression {
  const at = spanning(left.at, right.at);
  if (op === '&&' || op === '||') return { kind: 'logical', at, op, left, right };
  return { kind: 'binary', at, op: op as BinaryOperator, left, right };
}

function parseUnary(cursor: Cursor): Expression {
  const sign = cursor.accept('!') ?? cursor.accept('-');
  if (sign === undefined) return parsePostfix(cursor, parsePrimary(cursor, parseConditional));
  if (sign.text === '-' && cursor.token.value === 2n ** 63n) {
    const { at } = cursor.take();
    return { kind: 'literal', at: spanning(sign.at, at), value: -(2n ** 63n) };
  }
  const operand = cursor.nested(() => parseUnary(cursor));
  return { kind: 'unary', at: spanning(sign.at, operand.at), op: sign.text as '!' | '-', operand };
}

/** Parses what can follow a value: `.name`, `.name(…)`, `[…]`. */
function parsePostfix(cursor: Cursor, start: Expression): Expression {
  let object = start;
  for (;;) {
    if (cursor.accept('.') !== undefined) object = parseMember(cursor, object);
    else if (cursor.accept('[') !== undefined) object = parseIndex(cursor, object);
    else return object;
  }
}

function parseMember(cursor: Cursor, object: Expression): Expression {
  const name = cursor.expectName('the name of a field or method');
  if (cursor.accept('(') === undefined) return { kind: 'member', at: spanning(object.at, name.at), object, name: name.text };
  const { args, end } = parseArguments(cursor, parseConditional);
  return { kind: 'method', at: spanning(object.at, end), object, name: name.text, args };
}

function parseIndex(cursor: Cursor, object: Expression): Expression {
  const index = parseConditional(cursor);
  const to = cursor.accept(':') === undefined ? undefined : parseConditional(cursor);
  const at = spanning(object.at, cursor.expect(']').at);
  return to === undefined ? { kind: 'index', at, object, index } : { kind: 'slice', at, object, from: index, to };
}
