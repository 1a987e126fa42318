/**
 * Joins class names. It resolves no conflicts: of two that set the same thing the style sheet decides, not their order, so say which
 * of two holds (`open ? 'h-8' : 'h-4'`) and never lay one over the other.
 */
export const cn = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
