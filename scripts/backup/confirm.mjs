import { createInterface } from 'node:readline/promises';

/**
 * Lets the operator type the name of a project before a command changes it.
 * @param {string | undefined} yes the name in place of typing
 * @param {string} what such as "This writes into"
 * @throws Error if it is another name, or where nobody can type
 */
export async function typeProject(project, yes, what) {
  if (yes === project) return;
  if (yes !== undefined) throw new Error(`--yes names ${yes}, but the project is ${project}: nothing was written.`);
  if (!process.stdin.isTTY) throw new Error(`Confirm with --yes ${project} where nobody can type: nothing was written.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await prompt.question(`${what} the project ${project}. Type its name to go on: `);
  prompt.close();
  if (typed.trim() !== project) throw new Error('That is not its name: nothing was written.');
}
