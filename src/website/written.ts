import type { Written } from '@/domain/publishing/website/website';

/** How a text of the page is written elsewhere: in the language and direction that its element has, or one around it, else as its letters say. */
export function writtenOf(element: Element | null): Written {
  const source = element?.closest<HTMLElement>('[dir]:not(html)');
  return { dir: source?.dir || 'auto', ...(source?.lang && { lang: source.lang }) };
}
