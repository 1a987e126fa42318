// What a deployment does, and in which order.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../setup.mjs';
import { deployedConfig } from './hosting-config.mjs';
import { indexesBuilt } from './indexes.mjs';
import { releaseBefore } from './release-before.mjs';
import { trySite } from './try-site.mjs';

/** What is deployed one after the other, each complete before the next, and why then: docs/operators.md, "Upgrading". */
const order = { rules: 'firestore:rules,storage', indexes: 'firestore:indexes', functions: 'functions', app: 'hosting' };

/**
 * Deploys the commit that is checked out.
 * @param {import('./environment.mjs').Environment} environment
 * @param {import('./tools.mjs').Tools} tool
 * @param {string} built the folder of the app's build
 * @throws at the first command that fails, with what to do: nothing after it is run
 */
export async function deploy(environment, tool, built = `${root}/dist`) {
  await refuseChanges(tool);
  const commit = await tool.read('git', ['rev-parse', '--short', 'HEAD']);
  const listed = await listedFunctions(environment, tool);
  refuseOtherRegion(environment, listed);
  await tool.run('npm', ['run', 'check']);
  const env = { BUILD_ID: commit };
  await tool.run('npm', ['run', 'build', '--', '--mode', environment.mode], env);
  await tool.run('node', ['functions/build.mjs'], env);
  // beside firebase.json, because its paths are relative to it
  const config = `firebase.deploy-${environment.mode}.json`;
  const deployed = deployedConfig(environment);
  if (!tool.isDryRun) writeFileSync(`${root}/${config}`, JSON.stringify(deployed, null, 2));
  try {
    const firebase = (only, ...flags) =>
      tool.run('firebase', [
        'deploy',
        '--project',
        environment.project,
        '--config',
        config,
        '--only',
        only,
        '--message',
        `Loggia ${commit}`,
        ...flags,
      ]);
    await firebase(order.rules);
    await firebase(order.indexes);
    await indexesBuilt(environment.project, tool);
    // where nobody can be asked, firebase refuses new triggers that are retried, and functions that are no more, and stops half way
    if (!tool.isInteractive) sayWhichGo(listed, deployed.functions);
    await firebase(order.functions, ...(tool.isInteractive ? [] : ['--force']));
    await firebase(order.app);
  } finally {
    rmSync(`${root}/${config}`, { force: true });
  }
  await trySite({ ...environment, headers: deployed.hosting.headers, startPage: `${built}/index.html` }, tool);
}

/** What is deployed or released is a commit, so that everybody can say what runs. */
export async function refuseChanges(tool, then = 'deploy') {
  const changes = await tool.read('git', ['status', '--porcelain']);
  if (changes !== '') throw new Error(`There are changes that no commit has. Commit or discard them, then ${then} again.\n${changes}`);
}

/** The functions of a project, of all codebases; none in a dry run. */
async function listedFunctions({ project }, tool) {
  const listed = await tool.read('firebase', ['functions:list', '--project', project, '--json']);
  return listed === '' ? [] : JSON.parse(listed).result;
}

/** Functions of another region would stay beside the new ones, and answer triggers and schedules a second time. */
function refuseOtherRegion({ project, region }, listed) {
  const other = listed.map((each) => each.region).find((each) => each !== region);
  if (other === undefined) return;
  throw new Error(
    `The functions of ${project} run in ${other}, and this configuration says ${region}. Set REGION and VITE_REGION to ${other}; ` +
      'or, to move them, delete the functions there first (docs/operators.md, "Regions").',
  );
}

/** Names the functions of our codebases that this commit has no more: what `--force` deletes without asking. */
function sayWhichGo(listed, codebases) {
  const exports = readFileSync(`${root}/functions/src/index.ts`, 'utf8').matchAll(/^export \{([^}]+)\}/gm);
  const names = new Set([...exports].flatMap(([, inside]) => inside.match(/\w+/g)));
  const ours = listed.filter(({ codebase }) => codebases.some((each) => each.codebase === codebase));
  const gone = ours.map(({ id }) => id).filter((id) => !names.has(id));
  if (gone.length > 0) console.log(`Functions that this commit has no more, and that are deleted: ${gone.join(', ')}.`);
}

/** Makes hosting serve the release before; a second time, the newer one again. @see deploy */
export async function rollBack({ project }, tool) {
  const before = await releaseBefore(project, tool);
  if (before) console.log(`Back to ${before.message || 'the release'} of ${before.releaseTime}.`);
  await tool.run('firebase', ['hosting:clone', `${project}@${before?.version ?? '<version>'}`, `${project}:live`, '--project', project]);
}
