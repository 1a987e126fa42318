import { RE2JS } from 're2js';
import { invalidArgument, type Result } from './errors';
import { tooLong } from './growth';
import { isText, type Methods, refused, taking, without } from './method';
import { regularExpression, sizeOf } from './strings';

/** `rules.String` */
export const stringMethods: Methods<string> = new Map([
  ['size', without<string>((text) => BigInt(sizeOf(text)))],
  ['lower', without<string>((text) => text.toLowerCase())],
  ['upper', without<string>((text) => text.toUpperCase())],
  ['trim', without<string>((text) => text.trim())],
  ['toUtf8', without<string>((text) => new TextEncoder().encode(text))],
  ['matches', taking('matches', isText, (text: string, source) => withPattern('matches', source, (pattern) => pattern.testExact(text)))],
  ['split', taking('split', isText, (text: string, source) => withPattern('split', source, (pattern) => pattern.split(text)))],
  [
    'replace',
    {
      arity: 2,
      run: (text: string, [source = null, by = null]) => {
        if (!isText(source) || !isText(by)) return refused('replace', isText(source) ? by : source);
        const tooMuch = tooLong((text.length + 1) * by.length);
        if (tooMuch) return tooMuch;
        return withPattern('replace', source, (pattern) => pattern.matcher(text).replaceAll(RE2JS.quoteReplacement(by)));
      },
    },
  ],
]);

function withPattern(name: string, source: string, use: (pattern: RE2JS) => Result): Result {
  const pattern = regularExpression(source);
  return pattern === undefined ? invalidArgument(name) : use(pattern);
}
