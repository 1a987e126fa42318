import { AppError } from './app-error';

const maxLength = 1000;

/** Whether the text can be one segment of a document or file path. @see pathPart */
export const isPathPart = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are invisible and break addresses
  text !== '' && text.length <= maxLength && !/[/\u0000-\u001f\u007f]|^\.\.?$|^__.*__$/.test(text);

/**
 * Returns the text if it can be one segment of a document or file path: not empty, no slash, not "." or "..", no name reserved by Firestore, no
 * control characters.
 * @param what subject of the error message
 * @throws AppError `invalid-argument`
 * @see https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export function pathPart(text: string, what: string): string {
  if (!isPathPart(text)) throw new AppError('invalid-argument', `${what} ${text === '' ? 'is missing' : 'cannot be used in an address'}.`);
  return text;
}
