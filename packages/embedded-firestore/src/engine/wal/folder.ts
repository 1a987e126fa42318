import { join } from 'node:path';
import type { DatabaseId } from '../../model/path';
import { errorCode, type Files } from './files';

/**
 * A database's folder. Generation n is `snapshot-n`, the state when `log-n` began, and that log. `log-n` without its snapshot continues the
 * generation before; files of generations before the newest snapshot are left over.
 */
export const logPath = (folder: string, generation: number): string => join(folder, `log-${generation}`);
export const snapshotPath = (folder: string, generation: number): string => join(folder, `snapshot-${generation}`);
export const temporaryPath = (folder: string, name: string): string => join(folder, `${name}.tmp`);

export type Generations = {
  readonly logs: readonly number[];
  readonly snapshots: readonly number[];
  readonly temporary: readonly string[];
};

/** What is in a folder, in rising order; nothing when there is no such folder. */
export function listGenerations(files: Files, folder: string): Generations {
  const names = namesIn(files, folder);
  const numbered = (kind: string) =>
    names
      .map((name) => new RegExp(`^${kind}-(\\d+)$`).exec(name)?.[1])
      .flatMap((number) => (number === undefined ? [] : Number(number)))
      .sort((a, b) => a - b);
  return { logs: numbered('log'), snapshots: numbered('snapshot'), temporary: names.filter((name) => name.endsWith('.tmp')) };
}

/** Removes what a generation that starts with a snapshot has made superfluous. */
export function removeBefore(files: Files, folder: string, generation: number): void {
  const { logs, snapshots } = listGenerations(files, folder);
  for (const old of logs) if (old < generation) files.unlinkSync(logPath(folder, old));
  for (const old of snapshots) if (old < generation) files.unlinkSync(snapshotPath(folder, old));
}

/** The folder's name says whose it is, on file systems that do not tell upper from lower case too. */
export function folderName({ project, database }: DatabaseId): string {
  return `${escapeName(project)}@${escapeName(database)}`;
}

/** The database of a folder; `undefined` for folders that are none. */
export function parseFolderName(name: string): DatabaseId | undefined {
  const [, project, database] = /^([^@]+)@([^@]+)$/.exec(name) ?? [];
  if (project === undefined || database === undefined) return undefined;
  return { project: decodeURIComponent(project), database: decodeURIComponent(database) };
}

const escapeName = (text: string): string =>
  encodeURIComponent(text)
    .replace(/%../g, (code) => code.toLowerCase())
    .replace(/[A-Z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

export function namesIn(files: Files, folder: string): readonly string[] {
  try {
    return files.readdirSync(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
