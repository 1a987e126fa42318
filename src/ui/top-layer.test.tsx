import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openedAbove, useUppermost } from './top-layer';

afterEach(() => {
  cleanup();
  fill(null);
  document.body.replaceChildren();
});

// jsdom has no fullscreen
function fill(element: Element | null) {
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
  document.dispatchEvent(new Event('fullscreenchange'));
}

const aChild = (tag: string): HTMLElement => document.body.appendChild(document.createElement(tag));

it('is the page, then the window that was opened last, whichever closes first', () => {
  const [below, above] = [aChild('dialog'), aChild('dialog')];
  const { result } = renderHook(useUppermost);
  expect(result.current).toBe(document.body);

  const closed: (() => void)[] = [];
  for (const dialog of [below, above]) act(() => void closed.push(openedAbove(dialog)));
  expect(result.current).toBe(above);
  act(() => closed[0]?.());
  expect(result.current).toBe(above);
  act(() => closed[1]?.());

  expect(result.current).toBe(document.body);
});

it('is what fills the screen, and then the window that is opened above it', () => {
  const [player, dialog] = [aChild('div'), aChild('dialog')];
  const { result } = renderHook(useUppermost);

  act(() => fill(player));
  expect(result.current).toBe(player);
  let close = () => {};
  act(() => {
    close = openedAbove(dialog);
  });
  expect(result.current).toBe(dialog);
  act(close);
  expect(result.current).toBe(player);
});

it('is the page while a frame or the page itself fills the screen', () => {
  const { result } = renderHook(useUppermost);

  for (const element of [aChild('iframe'), document.documentElement]) {
    act(() => fill(element));
    expect(result.current).toBe(document.body);
  }
});
