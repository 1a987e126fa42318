import { type AsyncZippable, type UnzipCallback, unzipSync, type Zippable, zipSync } from 'fflate/browser';

/*
 * Takes the place of fflate in the build (vite.config.ts): the libraries for XLSX call its functions that start workers from blobs, which our policy
 * forbids, and then wait for ever. What is packed here is small.
 */

export * from 'fflate/browser';

export function zip(files: AsyncZippable, done: (error: Error | null, data: Uint8Array) => void): void {
  done(null, zipSync(files as Zippable));
}

export function unzip(data: Uint8Array, ...rest: [options: unknown, done: UnzipCallback] | [done: UnzipCallback]): void {
  const done = rest.at(-1) as UnzipCallback;
  try {
    done(null, unzipSync(data, { filter: ({ name }) => /\.xml(?:\.rels)?$/.test(name) }));
  } catch (error) {
    done(error as Parameters<UnzipCallback>[0], {});
  }
}
