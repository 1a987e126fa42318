import { integer, integerOf } from './arithmetic';
import { type Failure, invalidArgument, isFailure, nullValue, type Result } from './errors';
import { parsePath } from './paths';
import type { RulesValue } from './values';

/** `string()` of a bool, number, null or string; `name` is the function to blame for anything else. */
export function toText(name: string, value: RulesValue): string | Failure {
  switch (typeof value) {
    case 'string':
      return value;
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'number':
      return printFloat(value);
    default:
      return value === null ? 'null' : invalidArgument(name);
  }
}

/** A float as the Java emulator prints it: `2.0`, `1.0E10`, `1.0E-5`. */
function printFloat(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value);
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}E${exponent.replace('+', '')}`;
}

const INTEGER = /^[+-]?\d{1,19}$/;
const FLOAT = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/** `int()` of a number (cut towards zero) or of a text of digits. */
export function toInteger(value: RulesValue): Result {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return integerOf(Math.trunc(value));
  if (typeof value !== 'string') return value === null ? nullValue() : invalidArgument('int');
  const parsed = INTEGER.test(value) ? integer(BigInt(value.replace('+', ''))) : invalidArgument('int');
  return isFailure(parsed) ? invalidArgument('int') : parsed;
}

/** `float()` of a number or of a text that is one. */
export function toFloat(value: RulesValue): Result {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  if (typeof value !== 'string') return value === null ? nullValue() : invalidArgument('float');
  return FLOAT.test(value) ? Number(value) : invalidArgument('float');
}

/** `bool()` of a bool, or of the text `true` or `false`. */
export function toBoolean(value: RulesValue): Result {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return value === null ? nullValue() : invalidArgument('bool');
}

/** `path()` of a text such as `a/b` or `/a/b`. */
export function toPath(value: RulesValue): Result {
  if (typeof value !== 'string') return value === null ? nullValue() : invalidArgument('path');
  return parsePath(value) ?? invalidArgument('path');
}
