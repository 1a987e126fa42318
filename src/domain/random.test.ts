import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomIdentifier, randomPassword, randomUuid } from './random';

afterEach(() => void vi.restoreAllMocks());

const many = <T>(make: () => T) => Array.from({ length: 2000 }, make);

describe('random text', () => {
  it('identifies PoIs and blocks by 20 random letters and digits, never twice the same', () => {
    const identifiers = many(randomIdentifier);

    expect(identifiers.every((identifier) => /^[A-Za-z0-9]{20}$/.test(identifier))).toBe(true);
    expect(new Set(identifiers).size).toBe(identifiers.length);
  });

  it('makes passwords of 20 characters out of digits, letters and ~ ! @ - # $, each of which occurs [ADMIN-036]', () => {
    const passwords = many(randomPassword);

    expect(passwords.every((password) => /^[0-9A-Za-z~!@\-#$]{20}$/.test(password))).toBe(true);
    expect(new Set(passwords.join('')).size).toBe(10 + 52 + 6);
  });

  it('uses the cryptographic source and discards bytes that would favour some characters [ADMIN-036]', () => {
    const bytes = [255, 254, 250, 0, 67, 68];
    vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((into) => {
      (into as unknown as Uint8Array).fill(0).set(bytes);
      return into;
    });

    expect(randomPassword().slice(0, 4)).toBe('0$00');
  });

  it('names files by UUIDs', () => {
    expect(randomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
