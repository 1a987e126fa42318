import { describe, expect, it } from 'vitest';
import { evaluated } from '../../tests/support/rules-language';
import { Budget } from './scope';

/** How many expressions Google's emulator counts, measured there by how much padding still fits under its limit of 1000. */
describe('expressions are counted as Google’s engine counts them', () => {
  const functions = `
    function f0() { return true; }
    function unused(a) { return true || a; }
    function once(a) { return a; }
    function twice(a) { return a && a; }
    function nested(a) { return twice(a) && twice(a); }
    function letOnce() { let x = 1 == 1; return x; }
    function letTwice() { let x = 1 == 1; return x && x; }
    function letUnused() { let x = 1 / 0; return true; }
    function letOfArgument(a) { let x = a; return x && x && x; }
    function letOfCall(a) { let x = a; let y = twice(x); return y && y; }`;

  it.each<[number, string]>([
    [1, 'true'],
    [3, 'true == true'],
    [4, 'true && true'],
    [7, 'true && true && true'],
    [7, 'true && (true && true)'],
    [2, 'false && true'],
    [2, 'true || true'],
    [4, 'false || true'],
    [8, '1 == 2 || 1 == 1'],
    [7, 'false || (false || true)'],
    [4, 'true ? true : false'],
    [6, 'true ? 1 == 1 : false'],
    [4, 'true ? true : 1 == 1'],
    [6, 'false ? false : true'],
    [8, 'false ? false : 1 == 1'],
    [8, '1 == 2 ? false : true'],
    [3, '1 is int'],
    [4, '!(1 is string)'],
    [7, '[1, 2] == [1, 2]'],
    [3, '{} == {}'],
    [5, "'abc'[0] == 'a'"],
    [6, "'abc'[0:1] == 'a'"],
    [6, "{'a': 1}.a == 1"],
    [7, "{'a': 1}['a'] == 1"],
    [8, "{'a': 1}.get('a', 2) == 1"],
    [7, "{'a': 1}.keys() == ['a']"],
    [6, '1 in [1, 2, 3]'],
    [5, "'a' in {'a': 1}"],
    [4, "request.method == 'get'"],
    [5, 'math.pow(2, 3) == 8'],
    [4, 'debug(1) == 1'],
    [6, "path('a/b') == /a/b"],
    [7, "/a/$('b') == /a/b"],
    [9, "/a/$('b')/$('c') == /a/b/c"],
    [3, 'uid == uid'],
    [9, 'exists(/databases/$(database)/documents/x/y) == false'],
    [8, '(1 / 0 == 1) || true'],
    [11, '(1 / 0 == 1 && true) || true'],
    [11, '(true && 1 / 0 == 1) || true'],
    [10, '(1 / 0 == 1 ? true : true) || true'],
    [11, '(true ? 1 / 0 == 1 : true) || true'],
    [14, '(1 / 0 == [1, 2, 3, 4, 5].size()) || true'],
    [13, '([1 / 0, 2, 3, 4, 5] == []) || true'],
    [14, '([1, 2, 3, 4, 5].size() == 1 / 0) || true'],
    [10, '(request.x.y.z.w == 1) || true'],
    [10, "('a'.foo(1, 2, 3) == 1) || true"],
    [8, '(1 / 0 is int) || true'],
    [7, '(1 && true) || true'],
    [13, "({'a': 1, 'b': 2 / 0}.size() == 2) || true"],
    [13, '(/a/$(1 / 0)/c == /a/b) || true'],
    [14, '([1, 2, 3][0:1 / 0] == []) || true'],
    [6, 'unknownVar == 1 || true'],
    [6, 'unknownFn(1, 2) || true'],
  ])('%d in %s', (count, expression) => {
    expect(counted(expression)).toBe(count);
  });

  it.each<[number, string]>([
    [2, 'f0()'],
    [4, 'unused(1)'],
    [7, 'unused([1, 2, 3])'],
    [6, 'unused(1 / 0)'],
    [5, 'once(1 == 1)'],
    [6, 'twice(true)'],
    [8, 'twice(1 == 1)'],
    [18, 'nested(1 == 1)'],
    [6, 'letOnce()'],
    [9, 'letTwice()'],
    [6, 'letUnused()'],
    [13, 'letOfArgument(1 == 1)'],
    [17, 'letOfCall(1 == 1)'],
  ])('%d in a call: %s', (count, expression) => {
    expect(counted(expression)).toBe(count);
  });

  function counted(expression: string): number {
    const budget = new Budget();
    evaluated(expression, { functions, budget });
    return budget.used;
  }
});
