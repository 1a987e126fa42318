import fs from 'node:fs';
import type { Files } from '../../src/engine/wal/files';

const systemError = (code: string) => Object.assign(new Error(`${code}: injected`), { code });

/** The real file system, with a limit to what may be written and switches for what fails. */
export class BrokenDisk {
  /** Bytes that may still be written. */
  space = Number.POSITIVE_INFINITY;
  /** Makes cutting a file fail too. */
  truncates = true;
  /** What a write fails with. */
  code = 'ENOSPC';
  writes = 0;

  readonly files: Files = {
    ...fs,
    writeSync: ((file: number, bytes: Uint8Array | string, offset?: number, length?: number, position?: number) => {
      if (typeof bytes === 'string') return fs.writeSync(file, bytes);
      this.writes += 1;
      const fits = Math.min(length ?? bytes.length, this.space);
      if (fits <= 0) throw systemError(this.code);
      this.space -= fits;
      return fs.writeSync(file, bytes, offset, fits, position);
    }) as Files['writeSync'],
    ftruncateSync: (file, length) => {
      if (!this.truncates) throw systemError('EIO');
      fs.ftruncateSync(file, length);
    },
  };
}
