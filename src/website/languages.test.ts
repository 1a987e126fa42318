// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepPlaceInLanguages } from './languages';

it('another language opens at the place where the page is', () => {
  document.body.innerHTML = '<nav class="languages"><a href="index.de.html">Deutsch</a></nav>';
  keepPlaceInLanguages();
  const link = document.querySelector('a') ?? expect.unreachable();
  const pressedAt = (hash: string) => {
    location.hash = hash;
    link.dispatchEvent(new MouseEvent('auxclick'));
    return new URL(link.href).pathname + new URL(link.href).hash;
  };

  expect(pressedAt('#guide=g&stop=s')).toBe('/index.de.html#guide=g&stop=s');
  expect(pressedAt('')).toBe('/index.de.html');
});
