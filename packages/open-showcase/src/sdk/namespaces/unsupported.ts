import { sdkError } from '../sdk-error';

/** A function that this page does not support. */
export const unsupported = (name: string) => async (): Promise<never> => {
  throw sdkError('NotSupported', `${name} is not supported by open-showcase.`);
};

/** Functions that this page does not support, by name. */
export function allUnsupported<K extends string>(namespace: string, names: readonly K[]): Record<K, () => Promise<never>> {
  return Object.fromEntries(names.map((name) => [name, unsupported(`${namespace}.${name}`)])) as Record<K, () => Promise<never>>;
}
