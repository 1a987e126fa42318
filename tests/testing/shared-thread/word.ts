export const word = (): string => 'real';
