import { RE2JS } from 're2js';

const CACHED = 500;
const compiled = new Map<string, RE2JS | undefined>();

/** Compiles an RE2 regular expression, which runs in linear time. @returns undefined if it is invalid */
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

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A string as UTF-8; a lone surrogate becomes a question mark. */
export const utf8Of = (text: string): Uint8Array => new TextEncoder().encode(text.replaceAll(LONE_SURROGATE, '?'));
