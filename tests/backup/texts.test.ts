import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

describe('the list of the texts that name somebody', () => {
  it('is in a file that was there before they were erased, or printed', async () => {
    const path = aPath();
    const erase = async () => {
      expect(existsSync(path)).toBe(true);
      return found;
    };

    expect(await findWithTexts(path, erase)).toEqual({ found, lines: [`texts: 2, in ${path}`], isWritten: true });
    expect(readFileSync(path, 'utf8')).toBe('tours/hall (description, folders)\npages/imprint (body)\n');
    expect((await findWithTexts(undefined, find)).lines).toEqual(['text: tours/hall (description, folders)', 'text: pages/imprint (body)']);
  });

  it('erases nobody where the file can’t be made, and leaves no file where erasing failed', async () => {
    const path = aPath();
    const erase = vi.fn(find);

    await expect(findWithTexts(join(path, 'of-no-folder'), erase)).rejects.toThrow(/ENOENT/);
    expect(erase).not.toHaveBeenCalled();
    await expect(findWithTexts(path, () => Promise.reject(new Error('the last admin')))).rejects.toThrow('the last admin');
    expect(existsSync(path)).toBe(false);
  });

  it('is printed where the disk is full in the end', async () => {
    const path = aPath();
    const file = await open(path, 'w');
    const write = vi.spyOn(Object.getPrototypeOf(file), 'writeFile').mockRejectedValueOnce(new Error('no space on device'));
    onTestFinished(() => write.mockRestore());
    await file.close();
    rmSync(path);

    const { lines, isWritten } = await findWithTexts(path, find);

    expect(isWritten).toBe(false);
    expect(lines[0]).toContain(`${path} can't be written (no space on device).`);
    expect(lines.slice(1)).toEqual(['text: tours/hall (description, folders)', 'text: pages/imprint (body)']);
  });
});
