import { divisionByZero, type Failure, overflow } from './errors';

type Arithmetic = '+' | '-' | '*' | '/' | '%';
type Numeric = bigint | number;

const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -(2n ** 63n);

/** The value as a 64-bit integer, or an overflow failure. */
export const integer = (value: bigint): bigint | Failure => (value > LARGEST || value < SMALLEST ? overflow() : value);

/** A whole float as the nearest 64-bit integer; 0 for NaN. */
export function nearestInteger(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= Number(LARGEST)) return LARGEST;
  return value <= Number(SMALLEST) ? SMALLEST : BigInt(value);
}

/** Two ints yield an int (truncated towards zero, the remainder has the dividend's sign); with a float the result is a float. */
export function calculate(op: Arithmetic, left: Numeric, right: Numeric): Numeric | Failure {
  return typeof left === 'bigint' && typeof right === 'bigint' ? onIntegers(op, left, right) : onFloats(op, Number(left), Number(right));
}

function onIntegers(op: Arithmetic, left: bigint, right: bigint): bigint | Failure {
  switch (op) {
    case '+':
      return integer(left + right);
    case '-':
      return integer(left - right);
    case '*':
      return integer(left * right);
    case '/':
      return right === 0n ? divisionByZero() : integer(left / right);
    case '%':
      return right === 0n ? divisionByZero() : left % right;
  }
}

function onFloats(op: Arithmetic, left: number, right: number): number {
  switch (op) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}
