type Way = 'replaced' | 'inserted' | 'nested';

/** Does to all texts what page translators do: each is replaced by an element with the same text, or put into one. */
export function translate(root: Node, way: Way = 'replaced'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text && isTranslated(walker.currentNode)) texts.push(walker.currentNode);
  for (const text of texts) replace(text, way);
}

const isTranslated = ({ data, parentElement }: Text): boolean =>
  data.trim() !== '' &&
  parentElement !== null &&
  !parentElement.closest('script, style, font, textarea, [translate=no], [contenteditable=true]');

function replace(text: Text, way: Way): void {
  const font = document.createElement('font');
  if (way === 'nested') {
    text.replaceWith(font);
    font.append(text);
    return;
  }
  font.textContent = text.data;
  if (way === 'replaced') text.replaceWith(font);
  else {
    text.before(font);
    text.remove();
  }
}

/** The same, now and whenever the page changes. @returns a function that ends it */
export function translateAsItChanges(): () => void {
  const observer = new MutationObserver(() => translate(document.body));
  translate(document.body);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
