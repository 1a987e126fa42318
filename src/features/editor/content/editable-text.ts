import { cleanText } from '@/widgets/rich-text/clean-text';

/** A stored text as it is laid before those who write: its line ends, which visitors see as such, become line breaks. */
export function editableText(stored: string): string {
  const whole = document.createElement('div');
  whole.append(cleanText(stored));
  for (const text of textsIn(whole)) {
    if (text.data.trim() === '' || !text.data.includes('\n') || text.parentElement?.closest('pre')) continue;
    const lines = text.data.split('\n');
    text.replaceWith(...lines.flatMap((line, at) => (at === 0 ? [line] : [document.createElement('br'), line])));
  }
  return whole.innerHTML;
}

function textsIn(whole: Node): Text[] {
  const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}
