import { describe, expect, it } from 'vitest';
import { handbook, handbookOfKey } from '@/domain/health/handbook';
import { appKeys, functionKeys } from '@/domain/health/settings';
import { handbookPages } from '../../scripts/handbook.mjs';

const pages = handbookPages();

/** Whether an address, or a link of a page, leads to a page and a place on it. */
function leadsSomewhere(address: string, from = 'handbook/operators.html'): boolean {
  const { pathname, hash } = new URL(address, `https://loggia.example/${from}`);
  const page = pathname === '/' ? '' : pages.get(pathname.slice(1));
  return page !== undefined && (hash === '' || page.includes(`id="${hash.slice(1)}"`));
}

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
