import { refusal } from '../refusal';

/** A call that this page does not offer. */
export const unsupported = (name: string) => async (): Promise<never> => {
  throw refusal('NotSupported', `${name} is not supported by open-showcase.`);
};

/** Calls that this page does not offer, under their names. */
export function allUnsupported<K extends string>(namespace: string, names: readonly K[]): Record<K, () => Promise<never>> {
  return Object.fromEntries(names.map((name) => [name, unsupported(`${namespace}.${name}`)])) as Record<K, () => Promise<never>>;
}
