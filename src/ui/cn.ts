import { twMerge } from 'tailwind-merge';

/** Joins class names; of two that set the same thing the later one holds. */
export const cn = (...names: (string | false | null | undefined)[]): string => twMerge(names.filter(Boolean).join(' '));
