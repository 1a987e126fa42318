import { expect, it } from 'vitest';
import { linkAddress, webAddress } from './web-address';

it.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  [' http://example.org ', 'http://example.org'],
  ['example.org/page', 'https://example.org/page'],
  ['\u200bhttps://exa\u2060mple.org/\u202epage', 'https://example.org/page'],
  ['localhost:5173/x', 'https://localhost:5173/x'],
  ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}/{y}.png'],
])('a link may lead to %s', (written, address) => {
  expect(webAddress(written)).toBe(address);
});

it.each([
  '',
  '  ',
  'javascript:alert(1)',
  'JavaScript:alert(1)//.example',
  'data:text/html,x',
  'file:///etc/passwd',
  'java\nscript:alert(1)',
  'words',
  'https://',
  'mailto:a@b.example',
  'https://bank.example@evil.example',
  'info@b.example',
  'https:b.example',
  'http:/b.example',
])('no link leads to %j', (written) => {
  expect(webAddress(written)).toBeNull();
});

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

it.each(['http://intranet/wiki', 'https://nas:8443/'])('no frame or map loads %s', (address) => {
  expect(webAddress(address)).toBeNull();
});
