import { refusal } from './refusal';

/** What of the page can be switched off; all on at first. @see showcase-sdk §2.14, Settings */
export type Settings = {
  values: { labels: boolean; sweeps: boolean; tags: boolean; measurements: boolean };
  onChange: (changed: () => void) => void;
  announce: () => void;
};

export function createSettings(): Settings {
  const listeners: (() => void)[] = [];
  return {
    values: { labels: true, sweeps: true, tags: true, measurements: true },
    onChange: (changed) => void listeners.push(changed),
    announce() {
      for (const changed of listeners) changed();
    },
  };
}

/** Reading and changing them. */
export function settingsNamespace({ values, announce }: Settings) {
  const known = (key: unknown): key is keyof typeof values => typeof key === 'string' && Object.hasOwn(values, key);
  return {
    /** The value, undefined for a key that does not exist. */
    get: async (key: string): Promise<boolean | undefined> => (known(key) ? values[key] : undefined),
    /** Resolves with the new value. @throws NotFound for a key that does not exist, InvalidArgument for another type of value */
    async update(key: string, value: boolean): Promise<boolean> {
      if (!known(key)) throw refusal('NotFound', `There is no setting "${String(key)}". There are ${Object.keys(values).join(', ')}.`);
      if (typeof value !== 'boolean') throw refusal('InvalidArgument', `The setting "${key}" is true or false.`);
      values[key] = value;
      announce();
      return value;
    },
  };
}
