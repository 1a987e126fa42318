import type { ContentBlock } from '@/domain/content/content-blocks';
import { mapPicked, type Picked } from '@/domain/reuse/selection';
import { sanitizeHtml } from '@/widgets/rich-text/sanitize';

/** What comes from outside, with the texts that the sanitizer lets through, and without links that lead nowhere. */
export const sanitized = (of: Picked): Picked =>
  mapPicked(of, (poi) => ({ ...poi, content: poi.content.map((block) => (block.type === 'text' ? sanitizedText(block) : block)) }));

function sanitizedText<Block extends ContentBlock & { type: 'text' }>(block: Block): Block {
  const content = /<|&/.test(block.content) ? withoutEmptyLinks(sanitizeHtml(block.content)) : block.content;
  return content === block.content ? block : { ...block, content };
}

function withoutEmptyLinks(html: string): string {
  if (!/<a\b/i.test(html)) return html;
  const container = document.createElement('div');
  // sanitized above
  container.innerHTML = html;
  for (const link of container.querySelectorAll('a:not([href]), a[href=""]')) link.replaceWith(...link.childNodes);
  return container.innerHTML;
}
