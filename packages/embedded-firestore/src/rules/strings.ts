import { RE2JS } from 're2js';

const SURROGATES = /[\ud800-\udfff]/;

/** Characters are code points; most texts have none outside the first plane and are their own list of characters. */
const charactersOf = (text: string): string | readonly string[] => (SURROGATES.test(text) ? [...text] : text);

export const sizeOf = (text: string): number => charactersOf(text).length;

/** The character at a position inside the text. */
export const characterAt = (text: string, at: number): string => charactersOf(text)[at] ?? '';

export function sliceText(text: string, from: number, to: number): string {
  const characters = charactersOf(text);
  return typeof characters === 'string' ? characters.slice(from, to) : characters.slice(from, to).join('');
}

const CACHED = 500;
const compiled = new Map<string, RE2JS | undefined>();

/** A regular expression in RE2 syntax: linear in time, whatever the pattern. @returns undefined when it is not one */
export function regularExpression(source: string): RE2JS | undefined {
  if (compiled.has(source)) return compiled.get(source);
  if (compiled.size >= CACHED) compiled.clear();
  const pattern = compile(source);
  compiled.set(source, pattern);
  return pattern;
}

function compile(source: string): RE2JS | undefined {
  try {
    return RE2JS.compile(source);
  } catch {
    return undefined;
  }
}
