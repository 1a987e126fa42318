type Properties = Readonly<Record<string, string | boolean>>;

/** Creates an element with attributes; the content is text or other elements. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Properties = {},
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== false) element.setAttribute(key, value === true ? '' : value);
  element.append(...content);
  return element;
}

/** Creates an element of a drawing with attributes. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
