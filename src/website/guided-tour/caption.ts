import { stopCaption } from '@/domain/guided-tours/guided-tour-state';
import type { ViewerTexts } from '@/domain/publishing/website/texts';
import type { ViewerGuidedTour, ViewerStop } from '@/domain/publishing/website/viewer-data';
import type { GuidedTourSession } from '@/showcase/guided-tour/guided-tour-session';
import { create } from '../dom';
import { filled } from '../filled';

/** What is said, or what there is to read, with the name of the stop; before the first stop what the guided tour is. */
export function createCaption(
  { name, description, spoken }: ViewerGuidedTour,
  texts: ViewerTexts,
): {
  element: HTMLElement;
  show: (session: GuidedTourSession) => void;
} {
  const t = texts.guidedTour;
  const element = create('div', { class: 'caption', tabindex: '0', role: 'group' });
  let before = '';
  const show = ({ store }: GuidedTourSession) => {
    const caption = stopCaption(store.getState(), description.text);
    if (!caption) return element.replaceChildren(create('p', {}, t.noStops));
    const { isCard, problem, isSpoken, words, number } = caption;
    const { shown } = caption.stop as ViewerStop;
    const [title, text] = isCard ? [name, description] : [shown.name, shown.text];
    const state = caption.state === null ? [] : [create('span', { class: 'state' }, t[caption.state])];
    const label = title.text || filled(t.unnamed, { number });
    const parts = [
      create('p', { class: 'name' }, create('span', { ...title.written }, label), ...state),
      ...(problem ? [create('p', { class: 'silent' }, t[problem])] : []),
      ...(words !== '' && !isSpoken && text.note !== '' ? [create('p', { class: 'language-note' }, text.note)] : []),
      ...(words === '' ? [] : [create('p', { class: 'text', ...(isSpoken ? spoken : text.written) }, words)]),
    ];
    element.replaceChildren(...parts);
    element.setAttribute('aria-label', label);
    // what is new is read from its beginning
    if (label !== before) element.scrollTop = 0;
    before = label;
  };
  return { element, show };
}
