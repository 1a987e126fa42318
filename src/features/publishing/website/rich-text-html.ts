import type { PoiId } from '@/domain/ids';
import { linkAddress } from '@/domain/link-address';
import { linkedPoint } from '@/domain/point-link';
import { isArchived } from '@/domain/publishing/website/archived-files';
import { isImage } from '@/domain/publishing/website/files-html';
import { pointAnchor } from '@/domain/publishing/website/point-html';
import { websiteTexts } from '@/domain/publishing/website/texts';
import { sanitizeToFragment, withDirections, withTableRegions } from '@/widgets/rich-text/sanitize';
import { shownHeadings } from '@/widgets/rich-text/shown-headings';

/**
 * The sanitized HTML of a rich text for the page of a website: headings are below those of the page, links lead to points of the page, to files or to the
 * web, and images are those of the archive.
 */
export function richTextHtml(html: string, isOnPage: (poi: PoiId) => boolean): string {
  const text = sanitizeToFragment(html, (url) => isImage({ url, contentType: '' }));
  if (text.textContent?.trim() === '' && !text.querySelector('hr, img, table')) return '';
  for (const heading of text.querySelectorAll(Object.keys(shownHeadings).join()))
    replace(heading, shownHeadings[heading.localName] ?? 'h4');
  for (const link of text.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const poi = linkedPoint(href);
    const address = isArchived(href) ? href : linkAddress(href);
    if (poi !== null && isOnPage(poi)) link.setAttribute('href', `#${pointAnchor(poi)}`);
    else if (address === null) link.replaceWith(...link.childNodes);
    else {
      link.setAttribute('href', address);
      link.setAttribute('rel', 'noreferrer');
    }
  }
  for (const image of text.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy');
    if (!image.closest('a')) openInFullSize(image);
  }
  const container = text.ownerDocument.createElement('div');
  container.append(withTableRegions(withDirections(text), websiteTexts.get().table, 'table'));
  return container.innerHTML;
}

/** The script of the page shows it over the page. */
function openInFullSize(image: HTMLImageElement): void {
  const link = image.ownerDocument.createElement('a');
  link.className = 'image';
  link.href = image.getAttribute('src') ?? '';
  if (image.alt) link.dataset.caption = image.alt;
  image.replaceWith(link);
  link.append(image);
}

function replace(element: Element, name: string): void {
  const replacement = document.createElement(name);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}
