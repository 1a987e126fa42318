import { describe, expect, it } from 'vitest';
import { decimalSignIn, numberIn } from './numbers';

describe('numberIn', () => {
  it.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['-1 234,5', -1234.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1’234.5', 1234.5],
    ['1.234.567', 1_234_567],
    ['\u22122', -2],
    ['1e-7', 1e-7],
    ['1,234', 1.234],
    ['', null],
    ['12 m', null],
    ['1,5,5', null],
    ['1.5,5.5', null],
  ])('reads %j as %j where the file does not show its decimal sign', (text, number) => {
    expect(numberIn(text, null)).toBe(number);
  });

  it('reads thousands by the decimal sign of the file, and refuses what only looks like them', () => {
    expect([numberIn('1,234', '.'), numberIn('1.234', ',')]).toEqual([1234, 1234]);
    expect([numberIn('1,5', '.'), numberIn('12,34', '.'), numberIn('1.5', ',')]).toEqual([null, null, null]);
  });
});

describe('decimalSignIn', () => {
  it.each([
    [['1,5', '1,234'], ','],
    [['0.25', '1.234'], '.'],
    [['1.234,5'], ','],
    [['1,234', '7'], null],
    [['1.5', '2,5'], null],
    [['Hall', ''], null],
  ])('shows of %j the sign %j', (texts, sign) => {
    expect(decimalSignIn(texts)).toBe(sign);
  });
});
