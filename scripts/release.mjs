// npm run release: the next version by the commits since the last, the changelog, a commit and a tag. `--dry-run` prints what they would be.
import { releaseCommand } from './deploy/commands.mjs';
import { fail } from './setup.mjs';

releaseCommand(process.argv.slice(2)).catch((error) => fail(error.message));
