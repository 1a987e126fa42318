// npm run deploy -- --to staging: checks, builds and deploys this commit to the project of that name, in the order that keeps open pages working,
// and tries what is served afterwards. `--back` makes hosting serve the release before; `--dry-run` prints the commands and runs none.
import { deployCommand } from './deploy/commands.mjs';
import { fail } from './setup.mjs';

deployCommand(process.argv.slice(2)).catch((error) => fail(error.message));
