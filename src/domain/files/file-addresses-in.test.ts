import { expect, it } from 'vitest';
import { addressesIn, renewedAddresses, withAddresses } from './file-addresses-in';

const address = (name: string, token: string) => `https://firebasestorage.googleapis.com/v0/b/b/o/${name}?alt=media&token=${token}`;
const [plan, next] = [address('plan.pdf', 'old'), address('plan.pdf', 'new')];
const html = (url: string) => `<a href="${url.replaceAll('&', '&amp;')}">Plan</a>`;

it('finds addresses of files in fields, in HTML and in sentences, without what follows them', () => {
  const texts = [`(see ${plan})`, `${plan}.`, `${plan}, or ${plan}; ${plan}!`, `'${plan}'`, `{"url":"${plan}"}`, `\\"${plan}\\"`];

  expect(addressesIn({ url: plan, deep: [{ text: html(plan) }, ...texts] })).toEqual(Array.from({ length: 10 }, () => plan));
  expect(addressesIn(['https://example.org/a.pdf', plan.replace(/&token.*/, ''), 7, null, new Date()])).toEqual([]);
});

it('replaces addresses, each in its own form, and leaves everything else the same object', () => {
  const moves = new Map([[plan, next]]);
  const [rest, date] = [{ name: 'b', list: [1] }, new Date()];
  const value = { url: plan, html: html(plan), text: `See ${plan}.`, rest, date, list: [rest, plan] };

  const replaced = withAddresses(value, moves);

  expect(replaced).toEqual({ url: next, html: html(next), text: `See ${next}.`, rest, date, list: [rest, next] });
  expect([replaced.rest === rest, replaced.date === date, replaced.list[0] === rest]).toEqual([true, true, true]);
  expect(withAddresses(rest, moves)).toBe(rest);
});

it('finds the present address of each file that is named by another, if there is only one', () => {
  const twice = [address('b.pdf', 'one'), address('b.pdf', 'two')];

  expect(renewedAddresses([plan, html(plan)], [next])).toEqual(new Map([[plan, next]]));
  expect(renewedAddresses([plan, address('c.pdf', 'old')], [plan, next])).toEqual(new Map());
  expect(renewedAddresses([address('b.pdf', 'old')], twice)).toEqual(new Map());
});
