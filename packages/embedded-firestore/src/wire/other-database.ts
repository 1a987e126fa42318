import type { StatusError } from '../model/status';
import { invalidArgument } from '../model/status';

/** The refusal of a request that names another database than the first one of its stream. */
export const otherDatabase = (name: string, expected: string): StatusError =>
  invalidArgument(`Request specified a database (${name}) that did not match the expected database (${expected})`);
