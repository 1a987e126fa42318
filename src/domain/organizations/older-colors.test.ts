import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, minTextContrast } from '../theme';
import { olderColors } from './older-colors';
import { colorFields, templateCategories, templateFrom } from './template';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const entry = fc.record(Object.fromEntries(colorFields.map((field) => [field, fc.oneof(fc.constant(''), color)])));
const template = fc.record({ main: entry, tag: entry, button: entry }).map(templateFrom);

describe('the colours of the older player', () => {
  it('are all 24 fields [MODEL-007]', () => {
    const all = Object.fromEntries(
      templateCategories.map((category) => [category, Object.fromEntries(colorFields.map((field) => [field, '#ffffff']))]),
    );

    expect([...olderColors(templateFrom(all)).keys()]).toEqual(
      templateCategories.flatMap((category) => colorFields.map((field) => `${category}-${field}`)),
    );
  });

  it('are those that were chosen; a chosen surface gets text that can be read on it', () => {
    expect(olderColors(templateFrom({})).size).toBe(0);
    expect([...olderColors(templateFrom({ main: { background: '#ff00aa' }, tag: { accent: '#34d399' } }))]).toEqual([
      ['main-background', '#ff00aa'],
      ['main-color', '#000000'],
      ['tag-accent', '#34d399'],
    ]);
  });

  it('keep surfaces as they were chosen, and text readable on them', () => {
    fc.assert(
      fc.property(template, (chosen) => {
        const colors = olderColors(chosen);
        for (const category of templateCategories) {
          for (const surface of ['background', 'hover', 'active'] as const) {
            expect(colors.get(`${category}-${surface}`) ?? '').toBe(chosen[category][surface]);
          }
          const pairs = [
            ['background', 'color'],
            ['background', 'heading'],
            ['hover', 'hoverColor'],
            ['active', 'activeColor'],
          ];
          for (const [surface, text] of pairs) {
            const [on, shown] = [colors.get(`${category}-${surface}`), colors.get(`${category}-${text}`)];
            if (on && shown) expect(contrast(on, shown)).toBeGreaterThanOrEqual(minTextContrast);
          }
        }
      }),
    );
  });
});
