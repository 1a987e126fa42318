import { isArchived } from '@/domain/publishing/website/archived-files';
import { linkAddress } from '@/domain/web-address';
import { sanitizeToFragment, withDirections } from '@/widgets/rich-text/sanitize';

/** The sanitized HTML of a rich text for the page of a website; headings are below those of the page, and links lead to files or to the web. */
export function richTextHtml(html: string): string {
  const text = sanitizeToFragment(html);
  if (text.textContent?.trim() === '' && !text.querySelector('hr, table')) return '';
  for (const heading of text.querySelectorAll('h1, h2, h3, h4, h5, h6')) replace(heading, 'h4');
  for (const link of text.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const address = isArchived(href) ? href : linkAddress(href);
    if (address === null) link.replaceWith(...link.childNodes);
    else {
      link.setAttribute('href', address);
      link.setAttribute('rel', 'noreferrer');
    }
  }
  const container = document.createElement('div');
  container.append(withDirections(text));
  return container.innerHTML;
}

function replace(element: Element, name: string): void {
  const replacement = document.createElement(name);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}
