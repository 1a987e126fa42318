/**
 * Computed styles of pages without style sheets of ours; those of toasts (goober) hide nothing, and only let them be clicked. Queries by role and user-event ask for the display and visibility of each element they look
 * at, and jsdom matches it with every rule of its own style sheet again whenever the page has changed: a seventh of the time of all screen tests.
 */
export function speedUpComputedStyles(window: Window & typeof globalThis & { hasFastStyles?: boolean }): void {
  // files of a thread share the window
  if (window.hasFastStyles) return;
  window.hasFastStyles = true;
  const original = window.getComputedStyle.bind(window);
  const defaults = new Map<string, string>();

  /** The display of an element like this one without a style of its own, from jsdom. */
  function defaultDisplay(element: Element): string {
    const attributes = ['hidden', 'open', 'popover', 'type'].filter((name) => element.hasAttribute(name));
    const key = [element.namespaceURI, element.localName, ...attributes.map((name) => `${name}=${element.getAttribute(name)}`)].join(' ');
    let display = defaults.get(key);
    if (display === undefined) {
      const bare = element.ownerDocument.createElementNS(element.namespaceURI, element.localName);
      for (const name of attributes) bare.setAttribute(name, element.getAttribute(name) ?? '');
      display = original(bare).display;
      defaults.set(key, display);
    }
    return display;
  }

  const computed: Record<string, (element: Element) => string> = {
    display: (element) => ownStyle(element, 'display') || defaultDisplay(element),
    visibility: (element) => inheritedStyle(element, 'visibility') || 'visible',
    'pointer-events': (element) => inheritedStyle(element, 'pointer-events') || 'auto',
  };

  window.getComputedStyle = (element, pseudo) => {
    const sheets = [...element.ownerDocument.styleSheets];
    if (pseudo || !sheets.every(isOfToasts)) return original(element, pseudo);
    let style: CSSStyleDeclaration | undefined;
    const whole = () => (style ??= original(element));
    const isOurs = (name: string) => sheets.length === 0 || name !== 'pointer-events';
    const read = (name: string) => (isOurs(name) && computed[name]?.(element)) || whole().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return read;
        if (name === 'display' || name === 'visibility') return read(name);
        if (name === 'pointerEvents') return read('pointer-events');
        return Reflect.get(whole(), name);
      },
    });
  };
}

const isOfToasts = ({ ownerNode }: CSSStyleSheet): boolean => (ownerNode as Element | null)?.id === '_goober';

const ownStyle = (element: Element, name: string): string => (element as HTMLElement).style?.getPropertyValue(name) ?? '';

function inheritedStyle(element: Element, name: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = ownStyle(at, name);
    if (value !== '' && value !== 'inherit') return value;
  }
  return '';
}
