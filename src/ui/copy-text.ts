/** Copies text to the clipboard. Rejects when the browser blocks it. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
