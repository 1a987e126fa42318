/** Bundles the showcase page into a folder, `lib/bundle` unless told otherwise. */
export function build(folder?: string): Promise<void>;
export function buildPage(folder: string): Promise<void>;
