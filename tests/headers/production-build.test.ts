import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingConfiguration } from '../../scripts/headers.mjs';
import { configurationProblem, excludedFiles, excludedScans } from '../../scripts/production-build.mjs';
import { root } from '../../scripts/setup.mjs';

const firebase = JSON.stringify({ apiKey: 'k', projectId: 'p' });
const emulators = { VITE_EMULATORS: '{"host":"127.0.0.1"}' };

describe('a build for production', () => {
  it.each([
    [{}, 'VITE_FIREBASE_CONFIG is not set.'],
    [{ VITE_FIREBASE_CONFIG: '{"apiKey":' }, 'VITE_FIREBASE_CONFIG is not a JSON object.'],
    [{ VITE_FIREBASE_CONFIG: '[]' }, 'VITE_FIREBASE_CONFIG is not a JSON object.'],
    [{ VITE_FIREBASE_CONFIG: '{"apiKey":"k"}' }, 'VITE_FIREBASE_CONFIG has no projectId.'],
    [{ VITE_FIREBASE_CONFIG: firebase, VITE_CONFIGURATION: "{'partners':[]}" }, 'VITE_CONFIGURATION is not a JSON object.'],
    [{ VITE_FIREBASE_CONFIG: firebase, VITE_SHOWCASE: '1' }, 'VITE_SHOWCASE is not a JSON object.'],
  ])('of %j fails, and says what to do', (env, problem) => {
    expect(configurationProblem(env)).toContain(problem);
    expect(configurationProblem(env)).toContain('.env.local');
  });

  it('of a whole configuration begins', () => {
    expect(configurationProblem({ VITE_FIREBASE_CONFIG: firebase, VITE_CONFIGURATION: '{"partners":[]}' })).toBeNull();
  });

  it('has no scans and files of the demo, unless the configuration names one', () => {
    expect(excludedFiles({})).toEqual(['demo', 'partners/example.svg', 'remote-config.json']);
    expect(excludedFiles({ VITE_REMOTE_CONFIG: '/remote-config.json' })).toEqual(['demo', 'partners/example.svg']);
    expect(excludedScans({}).filter((id: string) => !existsSync(`${root}/packages/demo-scans/scans/${id}/scan.json`))).toEqual([]);
    expect(excludedScans({})).toContain('HouseGarden');
  });

  it('for the emulators has all of them', () => {
    expect([excludedFiles(emulators), excludedScans(emulators)]).toEqual([[], []]);
  });
});

it('is not deployed with headers of no configuration', () => {
  expect(missingConfiguration({})).toContain('.env.local');
  expect(missingConfiguration({ VITE_FIREBASE_CONFIG: firebase })).toBeNull();
});
