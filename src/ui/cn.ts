/**
 * Joins class names. It doesn't resolve conflicts: if two classes set the same property, the order in the style sheet decides. Pass only the
 * one that applies (`open ? 'h-8' : 'h-4'`).
 */
export const cn = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
