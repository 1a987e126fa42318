// How a release is made: the version by the commits since the last one, the changelog, a commit and a tag.
import { writeFileSync } from 'node:fs';
import { root } from '../setup.mjs';
import { refuseChanges } from './deploy.mjs';
import { tools } from './tools.mjs';

const changed = ['CHANGELOG.md', 'package.json', 'package-lock.json', 'functions/package.json'];

/**
 * Makes the next release of the commit that is checked out. Everything that may be refused is read before the first file is written.
 * @param {import('./tools.mjs').Tools} tool in a dry run nothing is written, and what the changelog would say is printed
 * @param {string} folder the checkout
 * @returns {Promise<string>} the version
 * @throws where a file has changes, or where no commit since the last release is for people who use or run Loggia
 */
export async function release(tool, folder = root) {
  const look = tools();
  await refuseChanges(look, 'release');
  const changelog = (...options) => look.read('npm', ['run', '--silent', 'changelog', '--', ...options]);
  const version = (await changelog('--bumped-version')).replace(/^v/, '');
  const tag = `v${version}`;
  if ((await look.read('git', ['tag', '--list', tag])) !== '')
    throw new Error(`Nothing to release: no commit since ${tag} changes the version.`);
  if (tool.isDryRun) console.log(await changelog('--unreleased', '--tag', tag));
  else writeFileSync(`${folder}/CHANGELOG.md`, `${await changelog('--tag', tag)}\n`);
  const everywhere = ['--include-workspace-root', '--workspace', 'functions', '--no-workspaces-update'];
  await tool.run('npm', ['version', version, '--no-git-tag-version', '--allow-same-version', ...everywhere]);
  await tool.run('git', ['add', ...changed]);
  await tool.run('git', ['commit', '--message', `chore: release ${version}`]);
  await tool.run('git', ['tag', '--annotate', tag, '--message', `chore: release ${version}`]);
  return version;
}
