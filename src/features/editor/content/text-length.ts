import { contentLimits } from '@/domain/limits';

const most = contentLimits.text;

/** What people read of a text that is longer than can be saved; null for any other. */
export const tooLong = (length: number): string | null =>
  length > most
    ? `This has ${length.toLocaleString('en')} characters, marks included, of at most ${most.toLocaleString('en')}. The tour cannot be saved until it is shorter.`
    : null;
