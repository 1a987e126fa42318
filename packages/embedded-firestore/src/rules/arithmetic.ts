import { divisionByZero, type Failure, overflow } from './errors';

type Arithmetic = '+' | '-' | '*' | '/' | '%';
type Numeric = bigint | number;

const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -(2n ** 63n);

/** The 64-bit integer, or an overflow. */
export const integer = (value: bigint): bigint | Failure => (value > LARGEST || value < SMALLEST ? overflow() : value);

/** The float as a 64-bit integer. @returns an overflow for what is not finite or too large */
export const integerOf = (value: number): bigint | Failure => (Number.isFinite(value) ? integer(BigInt(value)) : overflow());

/** Two ints stay ints (cut towards zero, the remainder with the sign of the dividend); with a float both are floats. */
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
