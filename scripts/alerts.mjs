// npm run alerts -- --to production --mail ADDRESS: makes the alert policies of scripts/deploy/alerts/ in the project, or changes those that are there;
// with `--billing ACCOUNT` also the budget. `--dry-run` prints the commands and runs none.
import { alertsCommand } from './deploy/commands.mjs';
import { fail } from './setup.mjs';

alertsCommand(process.argv.slice(2)).catch((error) => fail(error.message));
