import { describe, expect, it } from 'vitest';
import { frameSandbox } from './frame-sandbox';

const own = 'https://loggia.example/#/digital-twin/hall/play';

describe('frameSandbox', () => {
  it.each([
    'https://maps.example/hall',
    'http://loggia.example/x',
    'https://loggia.example:8443/',
    'https://loggia.example.evil.example',
    'https://a.loggia.example',
  ])('lets %s keep its own origin [PLAYER-020]', (address) => {
    expect(frameSandbox(address, own, ['allow-forms'])).toBe('allow-scripts allow-same-origin allow-forms');
  });

  it.each([
    'https://loggia.example/',
    'https://loggia.example/#/dashboard',
    'HTTPS://LOGGIA.EXAMPLE/x',
    'https://loggia.example:443/x',
    'https:loggia.example/x',
    'https:/x',
    'https:\\\\loggia.example\\x',
    'ht\ntps://loggia.example/x',
    '  https://loggia.example/x',
    'https://logg%69a.example/',
    'https://ｌｏｇｇｉａ.example/',
    '//loggia.example/x',
    '/bundle/showcase.html',
    '#/dashboard',
    '?x',
    '',
  ])('never lets a page of our own origin keep it: %j', (address) => {
    expect(frameSandbox(address, own, ['allow-popups'])).toBe('allow-scripts allow-popups');
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://loggia.example/0b1c',
    'about:blank',
    'about:srcdoc',
    'filesystem:https://loggia.example/x',
    'view-source:https://maps.example',
    'ftp://maps.example',
    'https://user:secret@maps.example',
    'https://loggia.example@evil.example',
    'https://',
    'https://a b',
  ])('frames nothing at %j', (address) => {
    expect(frameSandbox(address, own)).toBeNull();
  });
});
