/** Downloads `content` as a file; `type` is that of a text. */
export function download(name: string, content: string | Blob, type = 'application/json'): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has read the URL by then
  setTimeout(() => URL.revokeObjectURL(address));
}
