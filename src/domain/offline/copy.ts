import { oneOf, record, text } from '../stored';

/** `opened` was stored because the tour was opened, and makes room for others; `saving` was requested and is not complete yet. */
const states = ['opened', 'saving', 'saved'] as const;

/** A copy of a tour on this device. Times in milliseconds. */
export type OfflineCopy = {
  id: string;
  /** The path of the app that was opened. */
  path: string;
  title: string;
  state: (typeof states)[number];
  bytes: number;
  usedAt: number;
  /** When it was last compared with the server. */
  checkedAt: number;
  /** Of its documents when it was saved; differs once one of them changed. */
  fingerprint: string;
};

/** Reads a stored description of a copy; never throws. */
export function offlineCopyFrom(stored: unknown): OfflineCopy {
  const { id, path, title, state, bytes, usedAt, checkedAt, fingerprint } = record(stored);
  const count = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);
  return {
    id: text(id),
    path: text(path),
    title: text(title),
    fingerprint: text(fingerprint),
    state: oneOf(states, state, 'opened'),
    bytes: count(bytes),
    usedAt: count(usedAt),
    checkedAt: count(checkedAt),
  };
}

/** How many tours that were only opened stay on the device, and how large they are together. */
const maxOpened = 10;
const maxOpenedBytes = 200_000_000;

/** The copies that make room: of those that were only opened, the ones whose last use is longest ago. */
export function copiesToRemove(copies: readonly OfflineCopy[]): OfflineCopy[] {
  let bytes = 0;
  return copies
    .filter(({ state }) => state === 'opened')
    .toSorted((one, other) => other.usedAt - one.usedAt)
    .filter((copy, index) => {
      bytes += copy.bytes;
      // the latest one is being used
      return index > 0 && (index >= maxOpened || bytes > maxOpenedBytes);
    });
}

/**
 * The addresses in a text of JSON that begin with one of these roots, each once. Documents name their files in many fields, and in rich text.
 */
export function addressesIn(json: string, roots: readonly string[]): string[] {
  const found = json.match(/(?:https?:\/\/|\/)[^\s"'<>\\)]+/g) ?? [];
  const addresses = found.map((address) => address.replaceAll('&amp;', '&'));
  return [...new Set(addresses.filter((address) => roots.some((root) => address.startsWith(root))))];
}
