import { DirectionProvider } from '@radix-ui/react-direction';
import type { ReactNode } from 'react';
import { directionOf } from '@/language/locale-of';
import { useLocale } from './use-texts';

/** Gives menus and tabs the direction of the page: their arrow keys lead along the text. */
export const TextDirection = ({ children }: { children: ReactNode }) => (
  <DirectionProvider dir={directionOf(useLocale())}>{children}</DirectionProvider>
);
