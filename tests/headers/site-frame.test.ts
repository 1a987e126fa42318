import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup.mjs';

const script = readFileSync(`${root}/public/site-frame.js`, 'utf8');
const own = 'https://loggia.example';

type Around = 'our page' | 'nothing' | 'another site' | 'our page in another site';
type Frame = { src?: string; sandbox?: string; referrerPolicy?: string; style: object };

/** The frames that the page makes for an address, with this around it. */
function framesFor(address: string, around: Around = 'our page'): Frame[] {
  const frames: Frame[] = [];
  const window: { parent?: unknown; top?: unknown } = {};
  const ours = { location: { origin: own } };
  const theirs = {
    get location(): never {
      throw new Error('Blocked a frame from accessing a cross-origin frame.');
    },
  };
  if (around === 'nothing') Object.assign(window, { parent: window, top: window });
  else Object.assign(window, { parent: around === 'another site' ? theirs : ours, top: around === 'our page' ? ours : theirs });
  const createElement = () => {
    const frame: Frame = { style: {} };
    return Object.assign(frame, { setAttribute: (_name: string, value: string) => Object.assign(frame, { sandbox: value }) });
  };
  const document = { createElement, body: { style: {}, append: (frame: Frame) => frames.push(frame) } };
  runInNewContext(script, {
    window,
    document,
    URL,
    decodeURIComponent,
    location: { origin: own, hash: `#${encodeURIComponent(address)}` },
  });
  return frames;
}

it('frames the page that its address names, without the right to leave ours [OLD-036 PLAYER-020]', () => {
  const [frame] = framesFor('https://nira.app/a?b=c#d');

  expect(frame?.src).toBe('https://nira.app/a?b=c#d');
  expect(frame?.sandbox).toBe('allow-scripts allow-same-origin allow-forms allow-popups');
  expect(frame?.referrerPolicy).toBe('strict-origin-when-cross-origin');
});

it.each([
  `${own}/#/dashboard`,
  'https://loggia.example:443/',
  'http://lobby.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://loggia.example/1',
  'https://user:word@lobby.example/',
  'lobby.example',
  '',
])('frames nothing for “%s”', (address) => {
  expect(framesFor(address)).toEqual([]);
});

it.each<Around>(['nothing', 'another site', 'our page in another site'])('frames nothing with %s around it', (around) => {
  expect(framesFor('https://lobby.example/', around)).toEqual([]);
});
