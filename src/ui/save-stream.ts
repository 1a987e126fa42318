/** Where a stream is saved. `write` rejects with the signal's reason or the stream's error, and then leaves no file behind. */
export type SaveTarget = { write: (stream: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void> };

type Picker = (options: { suggestedName: string; types: { description: string; accept: Record<string, string[]> }[] }) => Promise<Handle>;
type Handle = FileSystemFileHandle & { remove?: () => Promise<void> };
type FileType = { description: string; type: string; ending: string };

/**
 * Lets the user choose where to save a file, so that a stream goes to the disk without being in memory; browsers without such a dialog download it at
 * the end. Call it while a press is being handled. @returns null if the user chose none
 */
export async function chooseSaveTarget(name: string, { description, type, ending }: FileType): Promise<SaveTarget | null> {
  const picker = (window as Window & { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!picker) return asDownload(name, type);
  try {
    const handle = await picker.call(window, { suggestedName: name, types: [{ description, accept: { [type]: [ending] } }] });
    return { write: (stream, signal) => writeTo(handle, stream, signal) };
  } catch (error) {
    // frames of other sites may not open the dialog
    return error instanceof DOMException && error.name === 'AbortError' ? null : asDownload(name, type);
  }
}

/** The browser writes beside the file, and replaces it only when the stream is complete. */
async function writeTo(handle: Handle, stream: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void> {
  try {
    await stream.pipeTo(await handle.createWritable(), { signal });
  } catch (error) {
    await removeEmpty(handle).catch(() => undefined);
    throw error;
  }
}

/** The dialog has created the file already; one that was there before still has its content. */
async function removeEmpty(handle: Handle): Promise<void> {
  if ((await handle.getFile()).size === 0) await handle.remove?.();
}

const asDownload = (name: string, type: string): SaveTarget => ({
  write: async (stream, signal) => {
    const through = stream.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
    const address = URL.createObjectURL(new Blob([await new Response(through).blob()], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // the browser reads the address asynchronously
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  },
});
