import { expect, it } from 'vitest';
import { frameableAddress, siteFramePath } from './framed-site';

const own = 'https://loggia.example/app#/x';

it.each([
  ['https://nira.app/a/b?c#d', 'https://nira.app/a/b?c#d'],
  ['lobby.example/hours', 'https://lobby.example/hours'],
  [' https://lobby.example ', 'https://lobby.example/'],
  ['https://lobby.example:8443/', 'https://lobby.example:8443/'],
  ['http://lobby.example/', null],
  ['https://loggia.example/#/dashboard', null],
  ['https://LOGGIA.example:443/', null],
  ['https://user:word@lobby.example/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['blob:https://lobby.example/1', null],
  ['', null],
])('frames %s as %s where no sites are listed [OLD-036 PLAYER-020]', (address, framed) => {
  expect(frameableAddress(address, own, [])).toBe(framed);
});

it('frames the listed sites alone where some are listed', () => {
  const sites = ['https://*.nira.app'];

  expect(frameableAddress('https://a.nira.app/x', own, sites)).toBe('https://a.nira.app/x');
  expect(frameableAddress('https://lobby.example/', own, sites)).toBeNull();
});

it('names the page after “#”, where no server sees it', () => {
  expect(siteFramePath('https://nira.app/a?b#c')).toBe('/site-frame.html#https%3A%2F%2Fnira.app%2Fa%3Fb%23c');
});
