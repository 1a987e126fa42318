import type { ViewerTexts } from '@/domain/publishing/website/texts';
import { create } from './dom';
import { createPanel } from './panel';
import { articleOf, loadPoints, pointInAddress } from './points';
import { openScan } from './scan';

/**
 * Browsers scroll to the part of the page that the address names, again and again until it is loaded: to a card in the list, although its content is
 * beside the scan. Without ids they find none; `articleOf` still does.
 */
function keepBrowserFromScrolling(): void {
  for (const article of document.querySelectorAll<HTMLElement>('.point')) {
    article.dataset.point = article.id;
    article.removeAttribute('id');
  }
}

/** The name of the room below that of the point. */
function nameRoom(id: string, name: string): void {
  const heading = articleOf(id)?.querySelector('h3');
  const before = heading?.parentElement?.querySelector('.room');
  if (before) before.textContent = name;
  else heading?.after(create('p', { class: 'room', dir: 'auto' }, name));
}

/**
 * Puts the scan above the list. The point in the address is visited and its content shown, also after Back and Forward.
 * @param showsScanMarks whether the scan's own tags and measurements are shown
 */
export function showScan(model: string, showsScanMarks: boolean, texts: ViewerTexts): void {
  const frame = create('iframe', { title: texts.scan, allow: 'fullscreen; xr-spatial-tracking' });
  const message = create('p', { class: 'note', role: 'status', hidden: true });
  const panel = createPanel(leave, texts);
  const view = create('div', { class: 'view-of-scan' }, frame, panel.element);
  const stage = create(
    'section',
    { class: 'stage', 'aria-labelledby': 'stage-title' },
    create('h2', { id: 'stage-title', class: 'unseen' }, texts.scan),
    view,
    message,
  );
  document.querySelector('main')?.prepend(stage);
  document.documentElement.classList.add('has-stage');
  const onFailed = () => {
    message.textContent = texts.scanFailed;
    message.hidden = false;
  };
  const scan = openScan({ frame, model, showsScanMarks, points: loadPoints(), onTag: openPoint, onRoom: nameRoom, onFailed });
  const follow = () => {
    const id = pointInAddress();
    if (id === null || !articleOf(id)) return panel.hide();
    panel.show(id);
    scan.goTo(id);
    stage.scrollIntoView({ block: 'start' });
  };
  keepBrowserFromScrolling();
  window.addEventListener('hashchange', follow);
  // pressing the point that is shown already, in any list or text, brings it into view again
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="#point="]') : null;
    if (link?.getAttribute('href') === location.hash) follow();
  });
  follow();
  // with the address of a point the page opens at its top, however far the browser had scrolled before this ran
  if (pointInAddress() !== null) window.scrollTo({ top: 0, behavior: 'instant' });

  function openPoint(id: string): void {
    if (articleOf(id)) location.hash = `point=${encodeURIComponent(id)}`;
  }
  function leave(): void {
    history.pushState(null, '', location.pathname + location.search);
    panel.hide();
  }
}
