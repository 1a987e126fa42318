import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { registerTopLayer, useTopLayerElement } from './top-layer';

afterEach(() => {
  cleanup();
  setFullscreenElement(null);
  document.body.replaceChildren();
});

// jsdom has no fullscreen
function setFullscreenElement(element: Element | null) {
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
  document.dispatchEvent(new Event('fullscreenchange'));
}

const aChild = (tag: string): HTMLElement => document.body.appendChild(document.createElement(tag));

it('is the body, then the dialog that was opened last, in whatever order they close', () => {
  const [below, above] = [aChild('dialog'), aChild('dialog')];
  const { result } = renderHook(useTopLayerElement);
  expect(result.current).toBe(document.body);

  const closed: (() => void)[] = [];
  for (const dialog of [below, above]) act(() => void closed.push(registerTopLayer(dialog)));
  expect(result.current).toBe(above);
  act(() => closed[0]?.());
  expect(result.current).toBe(above);
  act(() => closed[1]?.());

  expect(result.current).toBe(document.body);
});

it('is the fullscreen element, and then a dialog opened above it', () => {
  const [player, dialog] = [aChild('div'), aChild('dialog')];
  const { result } = renderHook(useTopLayerElement);

  act(() => setFullscreenElement(player));
  expect(result.current).toBe(player);
  let close = () => {};
  act(() => {
    close = registerTopLayer(dialog);
  });
  expect(result.current).toBe(dialog);
  act(close);
  expect(result.current).toBe(player);
});

it('is the body while an iframe or the document element is in fullscreen', () => {
  const { result } = renderHook(useTopLayerElement);

  for (const element of [aChild('iframe'), document.documentElement]) {
    act(() => setFullscreenElement(element));
    expect(result.current).toBe(document.body);
  }
});
