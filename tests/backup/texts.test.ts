import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findWithTexts } from '../../scripts/backup/texts.mjs';

function aPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'texts.txt');
}
const found = {
  texts: [
    { path: 'tours/hall', fields: ['description', 'folders'] },
    { path: 'pages/imprint', fields: ['body'] },
  ],
};
const find = async () => found;
const filesAt = (path: string) => readdirSync(dirname(path));

describe('the list of the texts that name somebody', () => {
  it('is in a file that was made before they were erased, or printed', async () => {
    const path = aPath();
    const erase = async () => {
      expect(filesAt(path)).toHaveLength(1);
      return found;
    };

    expect(await findWithTexts(path, erase)).toEqual({ found, lines: [`texts: 2, in ${path}`], isWritten: true });
    expect(filesAt(path)).toEqual(['texts.txt']);
    expect(readFileSync(path, 'utf8')).toBe('tours/hall (description, folders)\npages/imprint (body)\n');
    expect((await findWithTexts(undefined, find)).lines).toEqual(['text: tours/hall (description, folders)', 'text: pages/imprint (body)']);
  });

  it('erases nobody where the file can’t be made, and leaves no file where erasing failed', async () => {
    const path = aPath();
    const erase = vi.fn(find);

    await expect(findWithTexts(join(path, 'of-no-folder'), erase)).rejects.toThrow(/ENOENT/);
    expect(erase).not.toHaveBeenCalled();
    await expect(findWithTexts(path, () => Promise.reject(new Error('the last admin')))).rejects.toThrow('the last admin');
    expect(filesAt(path)).toEqual([]);
  });

  it('leaves its path free until it is complete: an interrupted command is repeated as it was', async () => {
    const path = aPath();
    await new Promise<void>((begun) => {
      const interrupted = () => {
        begun();
        return new Promise<typeof found>(() => undefined);
      };
      void findWithTexts(path, interrupted);
    });

    expect(existsSync(path)).toBe(false);
    expect((await findWithTexts(path, find)).isWritten).toBe(true);
  });

  it('is printed where the file can’t be written in the end', async () => {
    const path = aPath();
    const erase = async () => {
      mkdirSync(path);
      return found;
    };

    const { lines, isWritten } = await findWithTexts(path, erase);

    expect(isWritten).toBe(false);
    expect(lines[0]).toContain(`${path} can't be written (`);
    expect(lines.slice(1)).toEqual(['text: tours/hall (description, folders)', 'text: pages/imprint (body)']);
  });
});
