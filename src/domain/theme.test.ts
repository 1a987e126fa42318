import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFrom, contrast, readableOn, textOn, themeFrom } from './theme';

const aColor = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('themeFrom', () => {
  it('reads background as another name of primary', () => {
    expect(themeFrom({ background: '#123456' }).primary).toBe('#123456');
    expect(themeFrom({ background: '#123456', primary: '#654321' }).primary).toBe('#654321');
  });

  it('rejects text that contains more than a colour', () => {
    expect(themeFrom({ primary: 'red; background: url(https://x.example)', accent: 'expression(1)' })).toEqual(themeFrom({}));
  });
});

describe('colorFrom', () => {
  it('gives hexadecimal and rgb colours one spelling', () => {
    expect(['#ABC', '#abcd', '#AABBCC', '#aabbcc80', 'rgb(170, 187 204)', 'rgba(170,187,204, .5)'].map(colorFrom)).toEqual(
      new Array(6).fill('#aabbcc'),
    );
    expect(['', '#ab', '#gggggg', 'rgb(1,2)', 7, null].map(colorFrom)).toEqual(new Array(6).fill(''));
  });
});

describe('text on a colour', () => {
  it('is black or white and always at least 4.5:1', () => {
    fc.assert(
      fc.property(aColor, (background) => {
        expect(contrast(background, textOn(background))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps the preferred colour only if it is readable', () => {
    expect(readableOn('#111827', '#eeeeee')).toBe('#eeeeee');
    expect(readableOn('#eeeeee', '#dddddd')).toBe('#000000');
    expect(readableOn('#1f2937', '#374151')).toBe('#ffffff');
  });

  it('is measured as the accessibility guidelines say', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
