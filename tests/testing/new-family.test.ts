import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newFamily } from '../../scripts/new-family.mjs';
import { evaluated } from '../../scripts/page-overview.mjs';
import { root } from '../../scripts/setup.mjs';

let project = '';

beforeEach(() => {
  project = mkdtempSync(`${tmpdir()}/family-`);
  cpSync(`${root}/src/app`, `${project}/src/app`, { recursive: true });
  mkdirSync(`${project}/src/features/map`, { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

const table = () => readFileSync(`${project}/src/app/routes.ts`, 'utf8');
const rowAt = async (area: string, path: string) => (await evaluated(`${project}/src/app/routes/rows-of-area.ts`)).pageAt(area, path).row;
const overview = async () => (await evaluated(`${project}/src/app/page-overview.ts`)).pageOverview;

/** What a screen of the family looks like at first. */
async function shown(file: string, component: string): Promise<string> {
  const module: Record<string, FunctionComponent> = await import(`${project}/src/features/tour-notes/${file}.tsx`);
  return renderToStaticMarkup(createElement(module[component]!));
}

it('writes a family whose row has title, gate, skeleton and its screen, and touches no other file', async () => {
  const before = table();
  const { addresses } = await newFamily('tour-notes', { project });

  expect(addresses).toEqual(['/dashboard/tour-notes']);
  expect(await rowAt('dashboard', '/dashboard/tour-notes')).toMatchObject({ name: 'Tour notes', gate: 'member', skeleton: 'page' });
  expect(table()).toContain("import('@/features/tour-notes/tour-notes-screen').then((it) => it.TourNotesScreen)");
  expect(
    table()
      .split('\n')
      .filter((line) => !before.includes(line)),
  ).toHaveLength(table().split('\n').length - before.split('\n').length);
  expect(readdirSync(`${project}/src/features/tour-notes`).sort()).toEqual([
    'README.md',
    'tour-notes-screen.test.tsx',
    'tour-notes-screen.tsx',
  ]);
  expect(await shown('tour-notes-screen', 'TourNotesScreen')).toContain('>Tour notes</h1>');
});

it('writes a published sibling too, for everybody and inside other sites', async () => {
  const { addresses } = await newFamily('tour-notes', { isPublic: true, project });
  const { visitors, framable, dashboard } = await overview();

  expect(addresses).toEqual(['/dashboard/tour-notes', '/tour-notes/<organization>']);
  expect(await rowAt('visitors', '/tour-notes/acme')).toMatchObject({ name: 'Tour notes', gate: 'anyone', isFramable: true });
  expect([visitors, framable.first].map((roots) => roots.includes('tour-notes'))).toEqual([true, true]);
  expect(dashboard.first).not.toContain('tour-notes');
  expect(existsSync(`${project}/src/features/tour-notes/public-tour-notes-screen.test.tsx`)).toBe(true);
});

it.each([
  ['Tour Notes', false, 'cannot be used'],
  ['tour_notes', false, 'cannot be used'],
  ['../notes', false, 'cannot be used'],
  ['notes-', false, 'cannot be used'],
  ['', false, 'cannot be used'],
  ['map', false, 'exists already'],
  ['tour', false, '/dashboard/tour is the address of another page'],
  ['bin', false, '/dashboard/bin is the address of another page'],
  ['help', true, '/help is the address of another page'],
  ['stage', true, '/stage is the address of another page'],
  ['admin', true, '/admin is the address of another page'],
])('refuses the name %j, and writes nothing', async (name, isPublic, message) => {
  const before = [table(), readdirSync(`${project}/src/features`)];

  await expect(newFamily(name, { isPublic, project })).rejects.toThrow(message);

  expect([table(), readdirSync(`${project}/src/features`)]).toEqual(before);
});
