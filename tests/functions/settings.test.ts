import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { root } from '../../scripts/setup.mjs';

type Endpoint = { region: string[]; maxInstances: number; availableMemoryMb: number; timeoutSeconds: number };
type Functions = Record<string, { __endpoint: Endpoint }>;

async function deployed({ region }: { region?: string } = {}): Promise<[string, Endpoint][]> {
  vi.resetModules();
  vi.stubEnv('GCLOUD_PROJECT', 'p');
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'p', storageBucket: 'p.appspot.com' }));
  vi.stubEnv('REGION', region);
  const functions = (await import('../../functions/src/main')) as unknown as Functions;
  return Object.entries(functions).map(([name, { __endpoint }]) => [name, __endpoint]);
}

/** The table of docs/operators.md that says how much each function may use: rows by the name of a function, and one of all others. */
function documented(): Map<string, string> {
  const [, section = ''] = readFileSync(`${root}/docs/operators.md`, 'utf8').split('### What each function may use');
  const rows = section.split('\n\n## ')[0]?.match(/^\| (?:`|all others).*$/gm) ?? [];
  return new Map(
    rows.flatMap((row) => {
      const [, functions = '', memory, seconds, instances] = row.split('|').map((cell) => cell.trim());
      const names = functions.match(/(?<=`)\w+(?=`)/g) ?? ['all others'];
      return names.map((name) => [name, `${memory}, ${seconds} s, ${instances}`] as const);
    }),
  );
}

describe('every function that is deployed', () => {
  it('has the memory, time and number of instances that the handbook of operators says', async () => {
    const table = documented();
    const endpoints = await deployed();
    for (const [name, { availableMemoryMb, timeoutSeconds, maxInstances }] of endpoints) {
      expect(`${name}: ${availableMemoryMb} MiB, ${timeoutSeconds} s, ${maxInstances}`).toBe(
        `${name}: ${table.get(name) ?? table.get('all others')}`,
      );
    }
    const names = endpoints.map(([name]) => name);
    expect([...table.keys()].filter((name) => name !== 'all others' && !names.includes(name))).toEqual([]);
  });

  it('runs in the region that is configured, in the usual one where none is', async () => {
    const regionsOf = (endpoints: [string, Endpoint][]) => [...new Set(endpoints.flatMap(([, { region }]) => region))];
    expect(regionsOf(await deployed())).toEqual(['us-central1']);
    expect(regionsOf(await deployed({ region: 'europe-west1' }))).toEqual(['europe-west1']);
  });
});
