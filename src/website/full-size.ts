import type { ViewerTexts } from '@/domain/publishing/website/texts';
import { create } from './dom';

/** Opens images over the page instead of in its place. Escape, the button and a press beside the image close it. */
export function showImagesInFullSize(texts: ViewerTexts): void {
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.image') : null;
    if (!link || !isPlain) return;
    event.preventDefault();
    open(link, texts);
  });
}

function open(link: HTMLAnchorElement, texts: ViewerTexts): void {
  const alt = link.querySelector('img')?.alt ?? '';
  const caption = link.dataset.caption ?? '';
  const numbers = link.querySelector('.numbers');
  const close = create('button', { type: 'button', class: 'close' }, texts.close);
  const dialog = create(
    'dialog',
    { class: 'full-size', 'aria-label': caption || alt || texts.image },
    create('div', { class: 'picture' }, create('img', { src: link.href, alt }), ...(numbers ? [numbers.cloneNode(true)] : [])),
    create('p', {}, create('span', { dir: 'auto', ...(link.lang !== '' && { lang: link.lang }) }, caption), close),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    link.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}
