/** Downloads `text` as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has read the URL by then
  setTimeout(() => URL.revokeObjectURL(address));
}
