import { integer, nearestInteger } from './arithmetic';
import { type Failure, invalidArgument, isFailure, nullValue, type Result } from './errors';
import { parsePath, pathOf } from './paths';
import { isPath, type RulesValue } from './values';

/** `string()` of a bool, number, null, string or path; `name` is the function named in the failure for anything else. */
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
      if (value === null) return 'null';
      return isPath(value) ? pathOf(value).toString() : invalidArgument(name);
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
/** What Java parses as a float, including a type suffix and surrounding whitespace. */
const FLOAT = /^[\0- ]*([+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?=[fFdD]?[\0- ]*$)))[fFdD]?[\0- ]*$/;

/** `int()` of a number (truncated towards zero, clamped to 64 bits, 0 for NaN) or of a string of digits. */
export function toInteger(value: RulesValue): Result {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return nearestInteger(Math.trunc(value));
  if (typeof value !== 'string') return value === null ? nullValue() : invalidArgument('int');
  const parsed = INTEGER.test(value) ? integer(BigInt(value.replace('+', ''))) : invalidArgument('int');
  return isFailure(parsed) ? invalidArgument('int') : parsed;
}

/** `float()` of a number or a numeric string. */
export function toFloat(value: RulesValue): Result {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  if (typeof value !== 'string') return value === null ? nullValue() : invalidArgument('float');
  const text = FLOAT.exec(value)?.[1];
  return text === undefined ? invalidArgument('float') : Number(text);
}

/** `path()` of a string such as `a/b` or `/a/b`. */
export function toPath(value: RulesValue): Result {
  if (typeof value !== 'string') return value === null ? nullValue() : invalidArgument('path');
  return parsePath(value) ?? invalidArgument('path');
}
