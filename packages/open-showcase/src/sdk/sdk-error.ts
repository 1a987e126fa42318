import type { ViewerErrorName } from '../viewer/port';

/** Why a call was refused; the provider leaves its own values unspecified, so these names are ours. @see showcase-sdk §2.0 */
export type SdkErrorName = ViewerErrorName | 'Disconnected';

/** An error of this name, whose message says what to do. */
export function sdkError(name: SdkErrorName, message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}

/** Requires finite numbers under these keys. @throws InvalidArgument naming `what` */
export function requireNumbers<K extends string>(value: unknown, keys: readonly K[], what: string): Record<K, number> {
  const numbers = {} as Record<K, number>;
  for (const key of keys) {
    const number = (value as Record<K, unknown> | null | undefined)?.[key];
    if (typeof number !== 'number' || !Number.isFinite(number)) {
      throw sdkError('InvalidArgument', `${what} needs finite numbers under ${keys.join(', ')}.`);
    }
    numbers[key] = number;
  }
  return numbers;
}

/** Requires one finite number. @throws InvalidArgument naming `what` */
export function requireNumber(value: unknown, what: string): number {
  return requireNumbers({ value }, ['value'], what).value;
}

/** Requires a non-empty string. @throws InvalidArgument naming `what` */
export function requireText(value: unknown, what: string): string {
  if (typeof value !== 'string' || value === '') throw sdkError('InvalidArgument', `${what} must be a non-empty string.`);
  return value;
}
