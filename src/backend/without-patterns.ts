/**
 * Stands in for `re2js` (vite.config.ts), which the database's SDK needs for one thing: regular expressions in pipelines that are answered from
 * the cache. Loggia runs no pipelines, and re2js weighs 44 kB gzip, more than a quarter of the SDK.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('This build has no regular expressions in pipelines: remove the alias of re2js in vite.config.ts to use them.');
  },
};
