import type { Showcase } from '../showcase';
import { attachmentElement } from './attachment-element';
import { descriptionElement } from './description';
import type { Tag } from './tag-data';
import type { Tags } from './tags';

/** What the buttons of a billboard do. */
export type BillboardActions = {
  close: () => void;
  dock: (docked: boolean) => void;
  share: () => void;
  /** to the next tag of the list, or with −1 to the one before */
  step: (by: 1 | -1) => void;
  followed: (url: string) => void;
};
type Sign = keyof typeof signs;
/** Strokes in a square of 24. */
const signs = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  share: 'M9.5 14.5l5-5M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M11 8l2.5-2.5a3.5 3.5 0 0 1 5 5L16 13',
  dock: 'M4 5h16v14H4zM14 5v14',
  undock: 'M4 5h16v14H4zM8 10h8v5H8z',
  close: 'M6 6l12 12M18 6L6 18',
};
export type Billboard = { element: HTMLElement; end: () => void };

/** The open tag as a non-modal dialog beside its disc. */
export function createBillboard(
  { host }: Showcase,
  tags: Tags,
  { data, allowed }: Tag,
  docked: boolean,
  actions: BillboardActions,
): Billboard {
  const document = host.overlay.ownerDocument;
  const element = document.createElement('section');
  element.className = 'osc-billboard';
  element.toggleAttribute('data-docked', docked);
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-label', data.label === '' ? 'Tag' : data.label);
  const header = document.createElement('header');
  const title = document.createElement('h2');
  title.textContent = data.label;
  header.append(title);
  const button = (shown: boolean, [sign, name]: readonly [Sign, string], press: () => void) => {
    if (shown) header.append(buttonElement(document, sign, name, press));
  };
  const { buttons } = tags;
  const several = tags.data.keys().length > 1;
  button(buttons.navigating && allowed.navigating && several, ['previous', 'Previous tag'], () => actions.step(-1));
  button(buttons.navigating && allowed.navigating && several, ['next', 'Next tag'], () => actions.step(1));
  button(buttons.sharing && allowed.sharing, ['share', 'Copy a link to this view'], actions.share);
  button(buttons.docking && allowed.docking, docked ? ['undock', 'Show beside the tag'] : ['dock', 'Dock'], () => actions.dock(!docked));
  button(true, ['close', 'Close'], actions.close);
  element.append(header);
  if (data.description !== '') element.append(descriptionElement(document, data.description, actions.followed));
  const ends = data.attachments.map((id) => showAttachment({ id, into: element, tags, data, docked, followed: actions.followed }));
  return {
    element,
    end() {
      for (const end of ends) end();
      element.remove();
    },
  };
}

type Showing = { id: string; into: HTMLElement; tags: Tags; data: Tag['data']; docked: boolean; followed: (url: string) => void };

function showAttachment({ id, into, tags, data, docked, followed }: Showing): () => void {
  const { attachments } = tags;
  const sandbox = attachments.sandboxes.get(id);
  if (sandbox) return sandbox.mount(into, { id: data.id, docked });
  const attachment = attachments.data.get(id);
  if (attachment) into.append(attachmentElement(into.ownerDocument, attachment, data.label, followed));
  return () => undefined;
}

function buttonElement(document: Document, sign: Sign, name: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = name;
  button.setAttribute('aria-label', name);
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${signs[sign]}"/></svg>`;
  button.addEventListener('click', press);
  return button;
}
