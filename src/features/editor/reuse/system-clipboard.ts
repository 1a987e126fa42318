/** Our type in the clipboard: browsers that have it (Chromium) hand it to pages of any origin, which is why it is parsed as foreign. */
const ownType = 'web application/x-loggia+json';

const hasOwnType = (): boolean => typeof ClipboardItem !== 'undefined' && ClipboardItem.supports?.(ownType) === true;

/** Writes what was copied, and readable text for other programs. @returns whether at least the text is in the clipboard */
export async function writeClipboard({ json, text }: { json: string; text: string }): Promise<boolean> {
  try {
    if (hasOwnType())
      await navigator.clipboard.write([new ClipboardItem({ [ownType]: blob(json, ownType), 'text/plain': blob(text, 'text/plain') })]);
    else await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // over an insecure connection, or denied: other tabs of this browser have the store
    return false;
  }
}

/** What another browser of the same person copied; null without it, or where the person denies it. */
export async function readClipboard(): Promise<string | null> {
  if (!hasOwnType()) return null;
  try {
    const items = await navigator.clipboard.read();
    const item = items.find(({ types }) => types.includes(ownType));
    return item ? await (await item.getType(ownType)).text() : null;
  } catch {
    return null;
  }
}

const blob = (text: string, type: string): Blob => new Blob([text], { type });
