/** Assertions that say what differs, without a test runner: scenarios run in Node and inside a page. */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

type Comparable = { isEqual(other: unknown): boolean };
const isComparable = (value: object): value is Comparable => 'isEqual' in value && typeof value.isEqual === 'function';

/** Deep equality by `Object.is`; the SDK's own values (Timestamp, Bytes, references…) compare with their `isEqual`. */
export function equal(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (!isObject(left) || !isObject(right)) return false;
  if (isComparable(left) || isComparable(right)) {
    return isComparable(left) && isComparable(right) && left.constructor === right.constructor && left.isEqual(right);
  }
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => key in right && equal(left[key], right[key]));
}

/** Short text of any value, for messages. */
export function show(value: unknown, depth = 0): string {
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'string') return JSON.stringify(value.length > 200 ? `${value.slice(0, 200)}… (${value.length})` : value);
  if (typeof value === 'bigint') return `${value}n`;
  if (!isObject(value)) return String(value);
  if (value instanceof Error) return `${value.name}(${'code' in value ? `${String(value.code)}: ` : ''}${value.message})`;
  if (depth > 5) return '…';
  if (Array.isArray(value)) return `[${value.map((item) => show(item, depth + 1)).join(', ')}]`;
  if ('path' in value && 'firestore' in value) return `ref(${String(value.path)})`;
  if ('toJSON' in value && isComparable(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${key}: ${show(item, depth + 1)}`)
    .join(', ')}}`;
}

/** @throws Error unless both are deeply equal */
export function same(actual: unknown, expected: unknown, about = 'value'): void {
  if (!equal(actual, expected)) throw new Error(`${about}: expected ${show(expected)}, got ${show(actual)}`);
}

/** @throws Error unless it holds */
export function ok(holds: unknown, about: string): asserts holds {
  if (!holds) throw new Error(`not so: ${about}`);
}

type Coded = Error & { readonly code: string };

/**
 * Waits for a refusal and answers it.
 * @throws Error when the action succeeds, or fails for another reason
 */
export async function refused(action: Promise<unknown>, code: string, about = 'action'): Promise<Coded> {
  const outcome = await action.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if (!('error' in outcome)) throw new Error(`${about}: expected ${code}, but it succeeded with ${show(outcome.value)}`);
  const { error } = outcome;
  if (!(error instanceof Error) || !('code' in error) || error.code !== code) {
    throw new Error(`${about}: expected ${code}, got ${show(error)}`);
  }
  return error as Coded;
}

/**
 * Waits until a question that can only be asked again and again is answered with yes.
 * @throws Error with the last answer when that takes longer
 */
export async function eventually<T>(
  ask: () => Promise<T> | T,
  holds: (answer: T) => boolean,
  about: string,
  patienceMs = 20_000,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (holds(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`${about}: still ${show(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
