import { locale } from './i18n';
import { directionOf } from './locale-of';

/** The direction in which the text of the page runs. */
export const pageDirection = (): 'ltr' | 'rtl' => directionOf(locale.get());

const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  arrowleft: 'arrowright',
  arrowright: 'arrowleft',
};

/**
 * The arrow key as it reads: ArrowRight leads forward or into something, and where text runs from right to left ArrowLeft does. For lists, trees and
 * pages; what moves an image, a marker or the camera goes where the key points.
 */
export const readingKey = (key: string): string => (pageDirection() === 'rtl' ? (opposite[key] ?? key) : key);
