// The list of the texts that name a person, who may be erased while they are found: nobody finds all of them a second time.
import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Finds a person, and writes the texts that name them into a new file. It is made before, so that a folder that can't be written is an error while nothing
 * is erased yet, and has another name until it is complete, so that the command can be repeated where it was interrupted. What the disk does not take in
 * the end is printed.
 * @template {{ texts: readonly { path: string, fields: readonly string[] }[] }} Found
 * @param {string | undefined} path none prints them
 * @param {() => Promise<Found>} find
 * @returns {Promise<{ found: Found, lines: string[], isWritten: boolean }>} `lines` to print; `isWritten` unless the file was not to be written
 */
export async function findWithTexts(path, find) {
  const unfinished = path && `${path}.${randomUUID()}.part`;
  if (unfinished) await writeFile(unfinished, '', { flag: 'wx', mode: 0o600 });
  try {
    const found = await find();
    const texts = found.texts.map(({ path: document, fields }) => `${document} (${fields.join(', ')})`);
    const error = unfinished && (await errorOfWriting(texts, unfinished, path));
    if (unfinished && !error) return { found, lines: [`texts: ${texts.length}, in ${path}`], isWritten: true };
    const reason = error ? [`${path} can't be written (${error.message}). Copy the texts from here, nobody finds all of them again:`] : [];
    return { found, lines: [...reason, ...texts.map((text) => `text: ${text}`)], isWritten: !error };
  } finally {
    if (unfinished) await rm(unfinished, { force: true });
  }
}

async function errorOfWriting(lines, unfinished, path) {
  try {
    await writeFile(unfinished, lines.map((line) => `${line}\n`).join(''), { flush: true });
    await rename(unfinished, path);
    return null;
  } catch (error) {
    return error;
  }
}
