type Part = { text: string; isMention: boolean };

/** A text in parts: the people it mentions, as @name@example.org, and what stands between them. @param mentions addresses in lower case */
export function mentionParts(written: string, mentions: readonly string[]): Part[] {
  const marks = mentions.map((address) => `@${address}`).toSorted((one, other) => other.length - one.length);
  const parts: Part[] = [];
  let rest = written;
  let plain = '';
  while (rest !== '') {
    const mark = marks.find((each) => rest.slice(0, each.length).toLowerCase() === each);
    const length = mark?.length ?? 1;
    if (mark) {
      if (plain !== '') parts.push({ text: plain, isMention: false });
      parts.push({ text: rest.slice(0, length), isMention: true });
      plain = '';
    } else plain += rest.slice(0, length);
    rest = rest.slice(length);
  }
  return plain === '' ? parts : [...parts, { text: plain, isMention: false }];
}
