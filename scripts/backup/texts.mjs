// The list of the texts that name a person, who may be erased while they are found: nobody finds all of them a second time.
import { open, rm } from 'node:fs/promises';

/**
 * Finds a person, and writes the texts that name them into a new file, which is there before: a path that can't be written is an error while nothing is
 * erased yet. What the disk does not take in the end is printed.
 * @template {{ texts: readonly { path: string, fields: readonly string[] }[] }} Found
 * @param {string | undefined} path none prints them
 * @param {() => Promise<Found>} find
 * @returns {Promise<{ found: Found, lines: string[], isWritten: boolean }>} `lines` to print; `isWritten` unless the file was not to be written
 */
export async function findWithTexts(path, find) {
  const file = path ? await open(path, 'wx', 0o600) : null;
  try {
    const found = await find();
    const texts = found.texts.map(({ path: document, fields }) => `${document} (${fields.join(', ')})`);
    const error = file && (await errorOfWriting(file, texts));
    if (file && !error) return { found, lines: [`texts: ${texts.length}, in ${path}`], isWritten: true };
    const reason = error ? [`${path} can't be written (${error.message}). Copy the texts from here, nobody finds all of them again:`] : [];
    return { found, lines: [...reason, ...texts.map((text) => `text: ${text}`)], isWritten: !error };
  } catch (error) {
    if (path) await rm(path, { force: true });
    throw error;
  } finally {
    await file?.close();
  }
}

async function errorOfWriting(file, lines) {
  try {
    await file.writeFile(lines.map((line) => `${line}\n`).join(''));
    await file.sync();
    return null;
  } catch (error) {
    return error;
  }
}
