import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup.mjs';
import { families, ofAllPages } from '../../scripts/testing/families.mjs';

it('names each end-to-end test, and families of features alone', () => {
  const inRing = (folder: string) => readdirSync(`${root}/${folder}`).filter((file) => file.endsWith('.test.ts'));
  const tests = [...inRing('tests/e2e'), ...inRing('tests/e2e/more')].map((file) => file.replace('.test.ts', ''));
  const features = readdirSync(`${root}/src/features`);
  const named = [...Object.values(families).flat(), ...ofAllPages];

  expect(tests.filter((test) => !named.includes(test))).toEqual([]);
  expect(named.filter((name) => !tests.includes(name))).toEqual([]);
  expect(features).toEqual(expect.arrayContaining(Object.keys(families)));
});
