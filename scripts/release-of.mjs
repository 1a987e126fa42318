import { readFileSync } from 'node:fs';

/**
 * What a bundle writes in place of `__RELEASE__`: the version in a package.json, and the build that `BUILD_ID` names (a commit or a time; "" if unset),
 * so that two builds of the same sources are the same.
 */
export const releaseOf = (packageFile) => ({
  __RELEASE__: JSON.stringify({
    version: JSON.parse(readFileSync(packageFile, 'utf8')).version,
    build: (process.env.BUILD_ID ?? '').trim().slice(0, 100),
  }),
});
