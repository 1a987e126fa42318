import type { ViewerTexts } from '@/domain/publishing/website/texts';
import { targetInAddress } from './address';
import { loadData } from './data';
import { toPoint, toRoom } from './destinations';
import { create } from './dom';
import { createGuidedTours } from './guided-tour/guided-tours';
import { showOnMaps } from './maps';
import { createPanel } from './panel';
import { articleOf, keepBrowserFromScrolling, roomItemOf } from './points';
import { type FindDestination, openScan } from './scan';
import { showWhereabouts } from './whereabouts';

/**
 * Puts the scan above the list. What the address names is visited, and the content of a point shown, also after Back and Forward.
 * @param showsScanMarks whether the scan's own tags and measurements are shown
 */
export function showScan(model: string, showsScanMarks: boolean, texts: ViewerTexts): void {
  const parts = createStage(texts);
  const { stage, frame, message } = parts;
  const panel = createPanel(closePoint, texts);
  parts.view.append(panel.element);
  document.querySelector('main')?.prepend(stage);
  document.documentElement.classList.add('has-stage');
  const onFailed = () => {
    message.textContent = texts.scanFailed;
    message.hidden = false;
  };
  const data = loadData();
  const scan = openScan({ frame, model, showsScanMarks, data, onTag: openPoint, onFailed });
  const { showcase } = scan;
  const guidedTours = createGuidedTours({ data, showcase, area: parts.area, panel, texts, onClose: leave, announce: parts.announce });
  showOnMaps({ showcase, area: parts.area, texts, goTo: goToPressed, onTurn: guidedTours.interrupt });
  void showWhereabouts({ showcase, data, area: parts.area, stage });
  const follow = (isFirst = false) => {
    const target = targetInAddress();
    if (target && 'guidedTour' in target) {
      // what was sought before the scan was ready
      scan.goTo(nowhere);
      guidedTours.open(target.guidedTour, isFirst);
    } else if (target && 'point' in target && articleOf(target.point)) {
      guidedTours.interrupt();
      panel.show(target.point);
      scan.goTo(toPoint(target.point));
    } else if (target && 'room' in target && roomItemOf(target.room)) {
      guidedTours.interrupt();
      panel.hide(false);
      scan.goTo(toRoom(target.room));
    } else {
      // a section of the page closes nothing
      if (target || location.hash === '') close();
      return;
    }
    stage.scrollIntoView({ block: 'start' });
  };
  keepBrowserFromScrolling();
  window.addEventListener('hashchange', () => follow());
  stage.addEventListener('keydown', (press) => panel.element.contains(press.target as Node) || guidedTours.onKey(press));
  // pressing what is shown already, in any list or text, brings it into view again
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    if (targetInAddress() && link?.getAttribute('href') === location.hash) follow();
  });
  follow(true);
  // with the address of a point or room the page opens at its top, however far the browser had scrolled before this ran
  if (/^#(?:point|room)=/.test(location.hash)) window.scrollTo({ top: 0, behavior: 'instant' });

  function goToPressed(find: FindDestination): void {
    guidedTours.interrupt();
    scan.goTo(find);
    stage.scrollIntoView({ block: 'nearest' });
  }
  function openPoint(id: string): void {
    if (articleOf(id)) location.hash = `point=${encodeURIComponent(id)}`;
  }
  /** The page goes on with the guided tour that is open, if there is one. */
  function closePoint(): void {
    if (guidedTours.isOpen()) {
      panel.hide(false);
      guidedTours.focus();
    } else leave();
  }
  function leave(): void {
    history.pushState(null, '', location.pathname + location.search);
    close();
  }
  function close(): void {
    guidedTours.close();
    panel.hide();
  }
}

const nowhere: FindDestination = () => null;

function createStage(texts: ViewerTexts) {
  const frame = create('iframe', { title: texts.scan, allow: 'fullscreen; xr-spatial-tracking' });
  const message = create('p', { class: 'note', role: 'status', hidden: true });
  const status = create('p', { class: 'unseen', role: 'status' });
  const area = create('div', { class: 'scan' }, frame);
  const view = create('div', { class: 'view-of-scan' }, area);
  const stage = create(
    'section',
    { class: 'stage', 'aria-labelledby': 'stage-title' },
    create('h2', { id: 'stage-title', class: 'unseen' }, texts.scan),
    view,
    message,
    status,
  );
  const announce = (text: string) => {
    status.textContent = text;
  };
  return { stage, frame, area, view, message, announce };
}
