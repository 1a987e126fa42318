import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { handbook, handbookOfKey } from '@/domain/health/handbook';
import { appKeys, functionKeys } from '@/domain/health/settings';
import { handbookPages } from '../../scripts/handbook.mjs';
import { root } from '../../scripts/setup.mjs';

const pages = handbookPages();

/** Whether an address, or a link of a page, leads to a page and a place on it. */
function leadsSomewhere(address: string, from = 'handbook/operators.html'): boolean {
  const { pathname, hash } = new URL(address, `https://loggia.example/${from}`);
  const page = pathname === '/' ? '' : pages.get(pathname.slice(1));
  return page !== undefined && (hash === '' || page.includes(`id="${hash.slice(1)}"`));
}

describe('the blocks of commands in the documents', () => {
  const documents = ['README.md', ...readdirSync(`${root}/docs`).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))];
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> };
  /** Those that npm itself has. */
  const ofNpm = ['ci', 'install', 'version'];

  it('name scripts that exist', () => {
    const blocks = documents.flatMap((name) => [...readFileSync(`${root}/${name}`, 'utf8').matchAll(/^```\w*\n([\s\S]*?)^```$/gm)]);
    const named = blocks.flatMap(([block]) =>
      [...block.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g)].map(([, name = '']) => name),
    );

    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !(name in scripts) && !ofNpm.includes(name))).toEqual([]);
  });
});

describe('the handbook on the site', () => {
  it.each([...Object.values(handbook), ...[...appKeys, ...functionKeys].map(({ key }) => handbookOfKey(key))])(
    'has what Health leads to: %s',
    (address) => {
      expect(leadsSomewhere(address)).toBe(true);
    },
  );

  it('leads from page to page, and to no place that is not there', () => {
    const links = [...pages].flatMap(([page, text]) => [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => [page, link] as const));
    const ours = links.filter(([, link]) => !/^https:|favicon/.test(link));

    expect(ours.length).toBeGreaterThan(50);
    expect(ours.filter(([page, link]) => !leadsSomewhere(link, page))).toEqual([]);
  });
});
