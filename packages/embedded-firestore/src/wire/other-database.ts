import type { StatusError } from '../model/status';
import { invalidArgument } from '../model/status';

/** The error for a request that names a different database than the first request of its stream. */
export const otherDatabase = (name: string, expected: string): StatusError =>
  invalidArgument(`Request specified a database (${name}) that did not match the expected database (${expected})`);
