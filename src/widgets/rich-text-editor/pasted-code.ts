const preserved = /white-space(?:-collapse)?:\s*(?:pre(?:-wrap)?\b|preserve)/i;
const monospace = /font-family:[^;]*(?:mono|courier|consolas|menlo|monaco)/i;

/** Code in `pre`, and blocks of code that editors such as VS Code copy as lines of a fixed width, become the plain characters of their lines. */
export function convertCode(body: HTMLElement): void {
  for (const block of body.querySelectorAll('div[style], p[style], body > span[style]')) {
    const style = block.getAttribute('style') ?? '';
    if (!preserved.test(style) || !monospace.test(style) || block.closest('pre')) continue;
    const lines = linesOfCode(block);
    // a word from an editor is a part of a sentence
    if (!lines.includes('\n')) continue;
    const code = block.ownerDocument.createElement('pre');
    code.textContent = lines;
    block.replaceWith(code);
  }
  for (const code of body.querySelectorAll('pre')) code.textContent = linesOfCode(code);
}

const lineElements = 'div, p, li, tr';

/** The characters of code, without its colours; its lines are separate only by characters. */
function linesOfCode(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const part of copy.querySelectorAll('table, thead, tbody, tfoot, tr'))
    for (const node of [...part.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
  for (const line of copy.querySelectorAll(lineElements)) {
    const isLine = line.localName === 'tr' || (!line.closest('tr') && !line.querySelector(lineElements));
    if (isLine && !line.textContent?.endsWith('\n')) line.append('\n');
  }
  return (copy.textContent ?? '').replaceAll('\u00a0', ' ').replace(/\n$/, '');
}
