import { afterEach, describe, expect, it, vi } from 'vitest';
import { generatedPassword, randomIdentifier, randomUuid } from './random';

afterEach(() => void vi.restoreAllMocks());

const many = <T>(make: () => T) => Array.from({ length: 2000 }, make);

describe('random text', () => {
  it('MODEL-099 identifies PoIs and blocks by 20 random letters and digits, never twice the same', () => {
    const identifiers = many(randomIdentifier);

    expect(identifiers.every((identifier) => /^[A-Za-z0-9]{20}$/.test(identifier))).toBe(true);
    expect(new Set(identifiers).size).toBe(identifiers.length);
  });

  it('ADMIN-036 makes passwords of 20 characters out of digits, letters and ~ ! @ - # $, each of which occurs', () => {
    const passwords = many(generatedPassword);

    expect(passwords.every((password) => /^[0-9A-Za-z~!@\-#$]{20}$/.test(password))).toBe(true);
    expect(new Set(passwords.join('')).size).toBe(10 + 52 + 6);
  });

  it('ADMIN-036 draws from the cryptographic source and passes over the bytes that would favour some characters', () => {
    const bytes = [255, 254, 250, 0, 67, 68];
    vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((into) => {
      (into as unknown as Uint8Array).fill(0).set(bytes);
      return into;
    });

    expect(generatedPassword().slice(0, 4)).toBe('0$00');
  });

  it('MODEL-095 names files by UUIDs', () => {
    expect(randomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
