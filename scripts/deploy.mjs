// npm run deploy -- --to staging: checks, builds and deploys this commit to the project of that name, in the order that keeps open pages working,
// and tries what is served afterwards. `--back` makes hosting serve the release before; `--dry-run` prints the commands and runs none.
import { parseArgs } from 'node:util';
import { deploy, rollBack } from './deploy/deploy.mjs';
import { readEnvironment } from './deploy/environment.mjs';
import { tools } from './deploy/tools.mjs';
import { fail } from './setup.mjs';

const usage = 'npm run deploy -- --to staging|production [--back] [--dry-run]';

async function main() {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, back: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  });
  if (!values.to) throw new Error(usage);
  const environment = await readEnvironment(values.to);
  const tool = tools({ isDryRun: values['dry-run'] });
  await (values.back ? rollBack : deploy)(environment, tool);
  console.log(values['dry-run'] ? 'Nothing was run.' : `Done: ${environment.address}`);
}

main().catch((error) => fail(error.message));
