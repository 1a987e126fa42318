import { expect, it } from 'vitest';
import { webAddress } from './web-address';

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

it.each(['http://intranet/wiki', 'https://nas:8443/'])('no frame or map loads %s', (address) => {
  expect(webAddress(address)).toBeNull();
});
