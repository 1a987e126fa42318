import { expect, it } from 'vitest';
import { withoutLanguage } from './without-language';

const tour = 'https://loggia.example/#/public-tour/Acme/hall/current';

it.each([
  [`${tour}?lang=de`, tour],
  [`${tour}?lang=ar&start=stove`, `${tour}?start=stove`],
  [`${tour}?list=closed&start=h02&sr=0%2C1.5&lang=pt-BR&wheel=zoom`, `${tour}?list=closed&start=h02&sr=0%2C1.5&wheel=zoom`],
  [`${tour}?lang=de&lang=fr`, tour],
])('%s leaves out its language', (address, shared) => {
  expect(withoutLanguage(address)).toBe(shared);
});

it.each([tour, `${tour}?start=lang%3D`, `${tour}?slang=de&start=the%20stove`, 'https://loggia.example/t/abc2345?lang=de', `${tour}?`])(
  '%s stays as it is',
  (address) => {
    expect(withoutLanguage(address)).toBe(address);
  },
);
