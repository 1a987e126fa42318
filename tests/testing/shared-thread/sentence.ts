import { word } from './word';

export const sentence = (): string => `a ${word()} word`;
