import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/setup.mjs';
import { affectedBy } from '../../scripts/testing/affected.mjs';
import { filesOfCheckout, importGraph, isTest } from '../../scripts/testing/import-graph.mjs';
import { projectsOf } from '../../scripts/testing/layers.mjs';
import { projects } from '../../scripts/testing/projects.mjs';
import { projectsOfTest } from '../../scripts/testing/projects-of-test.mjs';
import { fingerprintsOf } from '../../scripts/testing/unchanged.mjs';

const names = projects.map(({ name }) => name);
const files = filesOfCheckout().filter((file) => existsSync(`${root}/${file}`));

/** Files of all layers, with a project that each must run and one that it may leave out. */
const samples: [file: string, runs: string, leavesOut: string | undefined][] = [
  ['src/domain/email.ts', 'rules', 'open-showcase'],
  ['src/domain/access/roles.ts', 'functions', 'embedded-firestore'],
  ['src/domain/limits.ts', 'data', 'demo-scans'],
  ['src/domain/email.test.ts', 'unit', 'screen'],
  ['src/backend/config.ts', 'e2e', 'showcase'],
  ['src/backend/rest/rest.ts', 'data', 'open-showcase'],
  ['src/loading/README.md', '', 'unit'],
  ['src/ui/button.tsx', 'screen', 'rules'],
  ['src/ui/tokens.css', 'e2e', 'functions'],
  ['src/widgets/use-mutation.ts', 'screen', 'rules'],
  ['src/features/map/map-screen.tsx', 'e2e', 'rules'],
  ['src/features/map/map-screen.test.tsx', 'screen', 'e2e'],
  ['src/features/editor/guide/guide.test.tsx', 'screen-isolated', 'e2e'],
  ['src/app/app.tsx', 'screen', 'storage'],
  ['src/showcase/sdk.ts', 'showcase', 'rules'],
  ['src/main.tsx', 'e2e', 'data'],
  ['index.html', 'e2e', 'rules'],
  ['functions/src/index.ts', 'functions', 'screen'],
  ['firestore.rules', 'rules', 'screen'],
  ['storage.rules', 'storage', 'unit'],
  ['firebase.json', 'unit', undefined],
  ['emulator-data/configuration.json', 'e2e', 'rules'],
  ['packages/embedded-firestore/src/server.ts', 'official-store', 'screen'],
  ['packages/open-showcase/src/index.ts', 'open-showcase', 'rules'],
  ['packages/demo-scans/package.json', 'demo-scans', 'rules'],
  ['tests/rules/run-case.ts', 'rules', 'screen'],
  ['tests/support/browser.ts', 'e2e', undefined],
  ['scripts/testing/projects.mjs', 'unit', undefined],
  ['package-lock.json', 'unit', undefined],
  ['scripts/emulators.mjs', 'e2e', undefined],
  ['vite.config.ts', 'unit', undefined],
  ['docs/style.md', '', 'unit'],
  ['docs/access-model.md', 'rules', 'unit'],
  ['docs/budgets.md', 'e2e', 'unit'],
  ['src/features/README.md', 'unit', 'screen'],
];

describe('the table of layers', () => {
  it('names for each file all projects with a test that imports it', async () => {
    const tests = files.filter(isTest);
    const graph = await importGraph(tests);
    const own = new Map(tests.map((test) => [test, projectsOfTest(test)]));

    const missing = files.flatMap((file) => {
      const listed = projectsOf(file);
      const importing = new Set([...graph.reaching(file)].flatMap((test) => own.get(test) ?? []));
      return [...importing].filter((project) => !listed.includes(project)).map((project) => `${file}: ${project}`);
    });

    expect(missing).toEqual([]);
  });

  it('names for each document all projects with a test that reads it', () => {
    const reading = files.filter(isTest).flatMap((test) => {
      const text = readFileSync(`${root}/${test}`, 'utf8');
      const documents = [...text.matchAll(/readFileSync\([^)]*?(docs\/[\w/-]+\.\w+)/g)].map(([, document = '']) => document);
      return documents.flatMap((document) => projectsOfTest(test).map((project) => ({ document, project })));
    });

    expect(reading.length).toBeGreaterThan(4);
    expect(reading.filter(({ document, project }) => !projectsOf(document).includes(project))).toEqual([]);
  });

  it('runs everything for a file that no row knows', () => {
    expect(projectsOf('somewhere/new.xyz')).toEqual(names);
  });

  it('has each test file in exactly one project, apart from those that run again on Google’s emulator', () => {
    const wrong = files.filter(isTest).filter((file) => projectsOfTest(file).filter((name) => !name.startsWith('official')).length > 1);
    const none = files.filter(isTest).filter((file) => projectsOfTest(file).length === 0);

    expect([wrong, none]).toEqual([[], []]);
  });
});

describe('npm test -- --affected', () => {
  it('runs the tests that import a changed file, and those that read the sources of all', async () => {
    const selection = await affectedBy(['src/features/map/map-screen.tsx']);

    expect(selection.get('screen')).toContain('src/features/map/map-screen.test.tsx');
    expect(selection.get('screen')).not.toContain('src/ui/breakpoints.test.tsx');
    expect(selection.get('screen-isolated')).toContain('src/app/forms/leaving-forms.test.tsx');
    expect(selection.get('unit')).toContain('src/ui/is-enter.test.ts');
    expect(selection.get('unit')).toContain('tests/testing/links.test.ts');
    expect(selection.get('e2e')).toContain('tests/e2e/map.test.ts');
  });
});

describe('the fingerprints of the projects', () => {
  const withByte = (changed?: string) => fingerprintsOf(names, '', { files, read: (file) => Buffer.from(file === changed ? 'as' : 'a') });
  const before = withByte();

  it.each(samples)('change with one byte of %s for those that depend on it alone', (file, runs, leavesOut) => {
    const now = withByte(file);
    const changed = names.filter((name) => now.get(name) !== before.get(name));

    expect(files).toContain(file);
    expect(changed).toEqual(projectsOf(file));
    if (runs) expect(changed).toContain(runs);
    if (leavesOut) expect(changed).not.toContain(leavesOut);
  });
});
