import type { ViewerTexts } from '@/domain/publishing/website/texts';
import { create } from './dom';
import { articleOf } from './points';
import { writtenOf } from './written';

/** The focus goes to what is shown, and back, unless something else has it to itself. */
export type Panel = { element: HTMLElement; show: (id: string, takesFocus?: boolean) => void; hide: (takesFocus?: boolean) => void };

/** The content of one point beside the scan. It is moved out of the list and back, so that it is never on the page twice. */
export function createPanel(onClose: () => void, texts: ViewerTexts): Panel {
  const title = create('h3', { tabindex: '-1', dir: 'auto' });
  const close = create('button', { type: 'button', class: 'close' }, texts.close);
  const content = create('div', { class: 'content' });
  const element = create(
    'aside',
    { class: 'panel', 'aria-label': texts.point, hidden: true },
    create('div', { class: 'bar' }, title, close),
    content,
  );
  let restore = () => {};
  const putBack = () => {
    restore();
    restore = () => {};
  };
  close.addEventListener('click', onClose);
  element.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose());
  return {
    element,
    show: (id, takesFocus = true) => {
      putBack();
      const article = articleOf(id);
      const body = article?.querySelector('.body');
      if (!article || !body) return;
      const heading = article.querySelector('h3');
      title.textContent = heading?.textContent ?? '';
      title.removeAttribute('lang');
      Object.assign(title, writtenOf(heading));
      content.append(body);
      if (!body.hasChildNodes()) content.append(create('p', { class: 'note' }, texts.nothingMore));
      article.classList.add('current');
      restore = () => {
        article.classList.remove('current');
        article.append(body);
        content.replaceChildren();
      };
      element.hidden = false;
      content.scrollTop = 0;
      if (takesFocus) title.focus({ preventScroll: true });
    },
    hide: (takesFocus = true) => {
      const current = document.querySelector<HTMLElement>('.point.current h3 a');
      putBack();
      if (element.hidden) return;
      element.hidden = true;
      if (takesFocus) current?.focus({ preventScroll: true });
    },
  };
}
