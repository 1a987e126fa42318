import { AppError } from './app-error';

const longest = 1000;

/**
 * The text, if it can be one part of a document's or file's path: not empty, no slash, not "." or "..", none of the names
 * that Firestore keeps to itself, nothing that is not to be seen.
 * @param what says in the refusal what cannot be used
 * @throws AppError `invalid-argument`
 * @see https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export function pathPart(text: string, what: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they cannot be seen and break addresses
  const isPart = text !== '' && text.length <= longest && !/[/\u0000-\u001f\u007f]|^\.\.?$|^__.*__$/.test(text);
  if (!isPart) throw new AppError('invalid-argument', `${what} ${text === '' ? 'is missing' : 'cannot be used in an address'}.`);
  return text;
}
