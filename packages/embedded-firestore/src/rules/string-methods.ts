import type { RE2JS } from 're2js';
import { invalidArgument, type Result } from './errors';
import { tooLong } from './growth';
import { argumentFailure, isText, type Methods, noArguments, oneArgument } from './method';
import { replaceAll, splitBy } from './replacement';
import { regularExpression, utf8Of } from './strings';

/** `rules.String`; letters and whitespace are ASCII only. */
export const stringMethods: Methods<string> = new Map([
  ['size', noArguments<string>((text) => BigInt(text.length))],
  ['lower', noArguments<string>((text) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()))],
  ['upper', noArguments<string>((text) => text.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase()))],
  ['trim', noArguments<string>((text) => text.replaceAll(/^[\0- ]+|[\0- ]+$/g, ''))],
  ['toUtf8', noArguments<string>(utf8Of)],
  [
    'matches',
    oneArgument('matches', isText, (text: string, source) => withPattern('matches', source, (pattern) => pattern.testExact(text))),
  ],
  ['split', oneArgument('split', isText, (text: string, source) => withPattern('split', source, (pattern) => splitBy(pattern, text)))],
  [
    'replace',
    {
      arity: 2,
      run: (text: string, [source = null, by = null]) => {
        if (!isText(source) || !isText(by)) return argumentFailure('replace', isText(source) ? by : source);
        const tooMuch = tooLong((text.length + 1) * by.length);
        if (tooMuch) return tooMuch;
        return withPattern('replace', source, (pattern) => replaceAll(pattern, text, by));
      },
    },
  ],
]);

function withPattern(name: string, source: string, use: (pattern: RE2JS) => Result): Result {
  const pattern = regularExpression(source);
  return pattern === undefined ? invalidArgument(name) : use(pattern);
}
