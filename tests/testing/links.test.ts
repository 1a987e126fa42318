import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../scripts/links.mjs';
import { root } from '../../scripts/setup.mjs';
import { filesOfCheckout } from '../../scripts/testing/import-graph.mjs';
import { appKeys, functionKeys } from '../../src/domain/health/settings';

/** The problems of a document in a small checkout. */
function problemsIn(text: string, file = 'docs/page.md') {
  const documents: Record<string, string> = {
    'docs/guide.md': '# The guide\n\n## Ready, `set`: go!\n\n## Twice\n\n## Twice\n\n```\n## In code\n```\n',
    'src/ui/README.md': '# ui\n',
    [file]: text,
  };
  const files = [
    'README.md',
    'firestore.rules',
    'src/ui/button.tsx',
    'src/ui/form/field.ts',
    'src/domain/tour.ts',
    ...Object.keys(documents),
  ];
  return problemsOf(files, (name: string) => documents[name] ?? '', { start: 'node start.mjs' });
}

describe('the check of documents', () => {
  it.each([
    '[a](guide.md) ![a](../src/ui/button.tsx) [folder](../src/ui) [site](https://example.com/guide.md#x)',
    '[a](guide.md#ready-set-go) [b](guide.md#twice) [c](guide.md#twice-1) [d](#here)\n\n# Here',
    '<img src="guide.md" alt=""> and [a]: text',
    '`src/ui/button.tsx` `ui/button` `button.tsx` `domain/` `src/<module>/tour.ts` `src/*/form/` `firestore.rules`',
    '`/dashboard/tours` `app/global` `organizations/{org}/tours` `docs.length` `npm run start -- --fresh`',
    '```\n[a](gone.md) and `src/gone.ts`\n```',
    '`[a](gone.md)`',
    '**Superseded by [the guide](guide.md).** `src/gone.ts`',
  ])('accepts %s', (text) => {
    expect(problemsIn(text)).toEqual([]);
  });

  it.each([
    ['[a](gone.md)', 'gone.md'],
    ['![a](../pictures/gone.webp)', '../pictures/gone.webp'],
    ['<img src="gone.png" alt="">', 'gone.png'],
    ['[a]: gone.md', 'gone.md'],
    ['[a](guide.md#gone)', 'guide.md#gone'],
    ['[a](guide.md#in-code)', 'guide.md#in-code'],
    ['[a](guide.md#twice-2)', 'guide.md#twice-2'],
    ['[a](#gone)', '#gone'],
    ['[a](/docs/gone.md)', '/docs/gone.md'],
    ['`src/ui/gone.tsx`', 'src/ui/gone.tsx'],
    ['`src/gone/`', 'src/gone/'],
    ['`ui/gone`', 'ui/gone'],
    ['`gone.ts`', 'gone.ts'],
    ['`src/<module>/gone.ts`', 'src/<module>/gone.ts'],
    ['`npm run gone`', 'gone'],
    ['**Superseded by [nothing](gone.md).**', 'gone.md'],
  ])('rejects %s, with its line', (text, missing) => {
    expect(problemsIn(`# Page\n\n${text}`)).toEqual([`docs/page.md:3: ${missing}`]);
  });

  it('looks for files that the README of a module names in that module', () => {
    expect(problemsIn('`button.tsx` `field.ts` `firestore.rules` `domain/tour.ts`', 'src/ui/README.md')).toEqual([]);
    expect(problemsIn('`tour.ts`', 'src/ui/README.md')).toEqual(['src/ui/README.md:1: tour.ts']);
  });
});

describe('the families of screens', () => {
  const folder = `${root}/src/features`;
  const families = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const overview = readFileSync(`${folder}/README.md`, 'utf8');

  it.each(families.map(({ name }) => name))('%s has a README and is named in that of all', (family) => {
    expect(existsSync(`${folder}/${family}/README.md`)).toBe(true);
    expect(overview).toContain(`\`${family}\``);
  });
});

describe('docs/configuration.md', () => {
  const page = readFileSync(`${root}/docs/configuration.md`, 'utf8');
  const source = filesOfCheckout().filter(
    (file) => /^(src|functions\/src)\/.*\.tsx?$/.test(file) && !file.includes('.test.') && existsSync(`${root}/${file}`),
  );
  const inCode = source.flatMap((file) => [
    ...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\bVITE_[A-Z_]+\b|(?<=process\.env\.)[A-Z_]+\b/g),
  ]);
  const ofEmulators = /_EMULATOR_HOST$/;
  const keys = new Set([...appKeys, ...functionKeys].map(({ key }) => key));
  for (const [key] of inCode) if (!ofEmulators.test(key)) keys.add(key);

  it.each([...keys])('says what %s is for', (key) => {
    expect(page).toContain(`\`${key}\``);
  });

  /** The keys in the first column of the table below a heading. */
  const keysBelow = (heading: string): string[] => {
    const [section = ''] = page.slice(page.indexOf(`\n## ${heading}`) + 1).split(/\n##+ /);
    const cells = section.split('\n').flatMap((line) => /^\| (`[^|]*)\|/.exec(line)?.[1] ?? []);
    return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, key = '']) => key));
  };
  const namesOf = (listed: readonly { key: string }[]) => listed.map(({ key }) => key).toSorted();

  it('has the keys that Health lists, and Health has those of the tables', () => {
    const ofDevelopment = keysBelow('For development').filter((key) => key.startsWith('VITE_'));
    const ofApp = [...keysBelow('The app'), ...ofDevelopment, 'BUILD_ID'];

    expect([...new Set(ofApp)].toSorted()).toEqual(namesOf(appKeys));
    expect(keysBelow('The functions').toSorted()).toEqual(namesOf(functionKeys));
  });
});
