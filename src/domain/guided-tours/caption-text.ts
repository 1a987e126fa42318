/** The words of a WebVTT file, a line for each cue: without its header, notes, styles, names of cues, times and markup. */
export function captionText(file: string): string {
  const blocks = file.replaceAll('\r\n', '\n').split(/\n{2,}/);
  return blocks
    .flatMap((block) => {
      const lines = block.split('\n');
      const time = lines.findIndex((line) => line.includes('-->'));
      return time === -1 ? [] : [plain(lines.slice(time + 1).join(' '))];
    })
    .filter((text) => text !== '')
    .join('\n');
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&lrm;': '', '&rlm;': '' };

const plain = (cue: string): string =>
  cue
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .trim();
