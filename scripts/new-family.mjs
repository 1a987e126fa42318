// npm run new:family -- <name> [--public]: the empty family of a page, its test and its row in src/app/routes.ts (docs/add-a-family.md).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { evaluated } from './page-overview.mjs';
import { fail, root } from './setup.mjs';

const usage = 'npm run new:family -- <name> [--public]. The name is that of its folder, in small letters: tour-notes.';

/**
 * Writes a family with a page for members at /dashboard/<name>; `isPublic`: also its published sibling, at /<name>/<organization> and in frames of
 * other sites.
 * @param {string} name
 * @param {{ isPublic?: boolean, project?: string }} options
 * @returns {Promise<{ files: string[], addresses: string[] }>} what was written, and where it is shown
 * @throws an error that says what to do, if the name cannot be used; nothing is written then
 */
export async function newFamily(name, { isPublic = false, project = root } = {}) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) throw new Error(`“${name}” cannot be used. ${usage}`);
  const folder = `${project}/src/features/${name}`;
  if (existsSync(folder)) throw new Error(`src/features/${name} exists already. Choose another name.`);
  await requireFree(name, isPublic, project);
  const table = `${project}/src/app/routes.ts`;
  const pages = [memberPage(name), ...(isPublic ? [publicPage(name)] : [])];
  const rows = pages.reduce((source, { row, before }) => withRow(source, row, before), readFileSync(table, 'utf8'));
  const files = { 'README.md': readme(name), ...Object.assign({}, ...pages.map(({ sources }) => sources)) };
  mkdirSync(folder, { recursive: true });
  for (const [file, source] of Object.entries(files)) writeFileSync(`${folder}/${file}`, source);
  writeFileSync(table, rows);
  return { files: Object.keys(files).map((file) => `src/features/${name}/${file}`), addresses: pages.map(({ address }) => address) };
}

/** An address of another page would open that page. */
async function requireFree(name, isPublic, project) {
  const { pageAt } = await evaluated(`${project}/src/app/routes/rows-of-area.ts`);
  const { pageOverview } = await evaluated(`${project}/src/app/page-overview.ts`);
  const hasPage = (path) => pageAt('visitors', path)?.row.path !== '*';
  const atRoot = hasPage(`/${name}`) || hasPage(`/${name}/x`) || pageOverview.dashboard.first.includes(name);
  const existing = pageAt('dashboard', `/dashboard/${name}`) ? `/dashboard/${name}` : isPublic && atRoot ? `/${name}` : null;
  if (existing) throw new Error(`${existing} is the address of another page already. Choose another name.`);
}

const memberPage = (name) => ({
  address: `/dashboard/${name}`,
  before: 'verified',
  row: `member(\`\${dashboardPath}/${name}\`, '${titleOf(name)}', ${loader(name, name)}, { skeleton: 'page' }),`,
  sources: { [`${name}-screen.tsx`]: memberScreen(name), [`${name}-screen.test.tsx`]: memberTest(name) },
});

const publicPage = (name) => ({
  address: `/${name}/<organization>`,
  before: 'anyone',
  row: `anyone('/${name}/:organization', '${titleOf(name)}', ${loader(name, `public-${name}`)}, {
    skeleton: 'page',
    isFullPage: true,
    isFramable: true,
  }),`,
  sources: { [`public-${name}-screen.tsx`]: publicWallScreen(name), [`public-${name}-screen.test.tsx`]: publicTest(name) },
});

const loader = (name, screen) => `() =>
    import('@/features/${name}/${screen}-screen').then((it) => it.${componentOf(screen)})`;
const componentOf = (screen) => `${screen.split('-').map(capitalized).join('')}Screen`;
const titleOf = (name) => capitalized(name.replaceAll('-', ' '));
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The table with a row before the last one of its area, the page for what is not found. */
function withRow(source, row, gate) {
  const last = `\n  ${gate}('*',`;
  if (!source.includes(last)) throw new Error(`src/app/routes.ts has no row ${gate}('*', …), before which the new one belongs.`);
  return source.replace(last, () => `\n  ${row}${last}`);
}

const readme = (name) => `# ${name}

What people do here, in a sentence or two. Delete what does not apply.

Read first: \`${name}-screen.tsx\`.
`;

const memberScreen = (name) => `import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';

/** What the page shows, and to whom. */
export function ${componentOf(name)}() {
  return (
    <Page title="${titleOf(name)}">
      <EmptyState title="Nothing here yet">What people can do here to change that.</EmptyState>
    </Page>
  );
}
`;

const memberTest = (name) => `import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ${componentOf(name)} } from './${name}-screen';

afterEach(cleanup);

it('has its title, and says that nothing is there yet', () => {
  render(<${componentOf(name)} />);

  expect(screen.getByRole('heading', { level: 1, name: '${titleOf(name)}' })).toBeDefined();
  expect(screen.getByText('Nothing here yet')).toBeDefined();
});
`;

const publicWallScreen = (name) => `import { useParams } from 'react-router-dom';
import { useTabTitle } from '@/ui/tab-title';

/** What the page shows to everybody, also inside other sites. */
export function ${componentOf(`public-${name}`)}() {
  const { organization = '' } = useParams();
  const title = useTabTitle('${titleOf(name)}');
  return (
    <main className="mx-auto min-h-dvh max-w-3xl px-4 py-10">
      <title>{title}</title>
      <h1 className="text-balance font-semibold text-2xl text-ink tracking-tight">${titleOf(name)}</h1>
      <p className="mt-1 text-ink-soft text-sm">{organization}</p>
    </main>
  );
}
`;

const publicTest = (name) => `import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ${componentOf(`public-${name}`)} } from './public-${name}-screen';

afterEach(cleanup);

it('has its title, and names the organization of its address', () => {
  render(
    <MemoryRouter initialEntries={['/${name}/Acme']}>
      <Routes>
        <Route path="/${name}/:organization" element={<${componentOf(`public-${name}`)} />} />
      </Routes>
    </MemoryRouter>,
  );

  expect(screen.getByRole('heading', { level: 1, name: '${titleOf(name)}' })).toBeDefined();
  expect(screen.getByText('Acme')).toBeDefined();
});
`;

const next = (name, { files, addresses }) => `
${files.join('\n')}
src/app/routes.ts: the row of ${addresses.join(' and that of ')}

Look at it: npm start, then #${addresses[0]} behind the address, signed in. Its tests: npm test -- src/features/${name}
What comes next: a menu item (src/app/shell/menu.tsx), and the steps of docs/add-a-family.md.
`;

async function run() {
  const options = { public: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return void console.log(usage);
  // what npm takes for an option of its own, when it is not behind "--"
  const isPublic = values.public ?? process.env.npm_config_public === 'true';
  if (positionals.length !== 1) throw new Error(usage);
  const [name] = positionals;
  const written = await newFamily(name, { isPublic });
  spawnSync('npx', ['biome', 'format', '--write', 'src/app/routes.ts', `src/features/${name}`], { cwd: root });
  console.log(next(name, written));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await run().catch(({ message }) => fail(message));
