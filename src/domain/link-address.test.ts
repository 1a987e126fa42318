import { expect, it } from 'vitest';
import { linkAddress } from './link-address';

it.each([
  ['https://b.example', 'https://b.example'],
  ['b.example/x', 'https://b.example/x'],
  ['http://intranet/wiki', 'http://intranet/wiki'],
  ['HTTPS://nas:8443/', 'HTTPS://nas:8443/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['mailto:a+c@b.example,d@b.example', 'mailto:a+c@b.example,d@b.example'],
  ['mailto:a%2Bc@b.example', 'mailto:a%2Bc@b.example'],
  ['mailto: a@b.example', 'mailto:a@b.example'],
  ['mailto:a@b.example?subject=Tour of the hall', 'mailto:a@b.example?subject=Tour%20of%20the%20hall'],
  ['mailto:a@b.example?cc=c@d.example&subject=Tour', 'mailto:a@b.example?cc=c@d.example&subject=Tour'],
  ['tel:+47-12.34', 'tel:+47-12.34'],
  ['tel:+49%2030%201234', 'tel:+49301234'],
  ['tel: +49\u00a0(30) 12\u201134', 'tel:+49(30)12-34'],
  ['tel:030/1234', 'tel:0301234'],
  ['tel:\u202a+49 30 1\u202c', 'tel:+49301'],
])('a link may also lead to a mail address, a telephone number, or a local network: %s', (written, address) => {
  expect(linkAddress(written)).toBe(address);
});

it.each([
  'javascript:alert(1)',
  'tel:alert',
  'tel:',
  'mailto:x',
  'mailto:a@b c',
  'mailto:a@b@c',
  // each comma can belong to one address alone: else a long one takes for ever
  `mailto:a@${',,,,@'.repeat(40)}`,
  'intranet/wiki',
  'words',
  'http://',
  'http://no where',
  'https:intranet',
  'https://bank.example@evil',
  'file://intranet/wiki',
])('no link of any kind leads to %j', (written) => {
  expect(linkAddress(written)).toBeNull();
});
