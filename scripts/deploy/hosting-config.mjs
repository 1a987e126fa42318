import { readFileSync } from 'node:fs';
import { withSecurityHeaders } from '../headers.mjs';
import { root } from '../setup.mjs';

/**
 * firebase.json as it is deployed to a project: with the headers of its configuration, and rewrites to the region of its functions. It has no steps before
 * deploying, because all parts were built before the first is deployed.
 * @param {Pick<import('./environment.mjs').Environment, 'app' | 'region'>} environment
 * @returns {{ hosting: { headers: { source?: string, headers: { key: string, value: string }[] }[], rewrites: { function: { region: string } }[] } }}
 */
export function deployedConfig({ app, region }) {
  const { hosting, functions, ...config } = JSON.parse(readFileSync(`${root}/firebase.json`, 'utf8'));
  return {
    ...config,
    functions: functions.map(({ predeploy: _, ...codebase }) => codebase),
    hosting: {
      public: hosting.public,
      ignore: hosting.ignore,
      headers: withSecurityHeaders(hosting.headers, app),
      rewrites: hosting.rewrites.map((rewrite) => ({ ...rewrite, function: { ...rewrite.function, region } })),
    },
  };
}
