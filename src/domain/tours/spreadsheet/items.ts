import { AppError } from '../../app-error';
import { addEmbed, addLink } from '../../content/changes';
import type { ContentBlock, EmbedItem, FileItem, ListItem } from '../../content/content-blocks';
import { newBlock } from '../../content/new-block';
import { fileAddressFrom } from '../../files/file-address';
import { originalFileName, renameStoredFile } from '../../files/names';
import { plainName } from '../../plain-name';
import { filePrefix } from '../data/format';
import { cellText } from './cells';
import { isFileName, type UploadsByName, uploadKey, uploadNamed } from './uploads-by-name';

type Items = { list: ListItem; embeds: EmbedItem; file: FileItem };
type ItemType = keyof Items;

/** How the items of blocks of one type are lines of a cell: `name|address`. */
export type ItemLines<Type extends ItemType> = {
  type: Type;
  name: (item: Items[Type]) => string;
  address: (item: Items[Type]) => string;
  rename: (item: Items[Type], name: string) => Items[Type];
  /** @throws AppError with why there can be no such item */
  make: (name: string, address: string) => Items[Type];
};

/** How a cell names a file: by its path below the tour, or by its address without the token that opens it. */
export function sheetAddress(url: string, ownFiles: string): string {
  const path = fileAddressFrom(url)?.path;
  if (path === undefined) return url;
  if (path.startsWith(ownFiles)) return filePrefix + encodeURI(path.slice(ownFiles.length));
  const address = new URL(url);
  address.searchParams.delete('token');
  return address.href;
}

export const linkLines: ItemLines<'list'> = {
  type: 'list',
  name: ({ name }) => name,
  address: ({ url }) => url,
  rename: (item, name) => ({ ...item, name }),
  make: (name, url) => lastOf(addLink({ ...newBlock('list'), content: [] }, { name: name || url, url })),
};

export const videoLines: ItemLines<'embeds'> = {
  type: 'embeds',
  name: ({ name }) => name,
  address: videoPage,
  rename: (item, name) => ({ ...item, name }),
  make: (name, url) => lastOf(addEmbed({ ...newBlock('embeds'), content: [] }, { name: name || url, url })),
};

type FileContext = { ownFiles: string; files: ReadonlyMap<string, FileItem>; uploads?: UploadsByName | null };

export const fileLines = ({ ownFiles, files, uploads }: FileContext): ItemLines<'file'> => ({
  type: 'file',
  name: (item) => originalFileName(item.name),
  address: ({ url }) => sheetAddress(url, ownFiles),
  rename: (item, name) => ({ ...item, name: renameStoredFile(item.name, name) }),
  make: (name, address) => {
    if (uploads !== undefined && name === '' && isFileName(address)) return uploadNamed(address, uploads);
    const file = files.get(address);
    if (!file && !address.startsWith(filePrefix))
      throw new AppError('invalid-argument', `“${address}” is no file of this tour. Addresses of other sites belong into links.`);
    if (!file) throw new AppError('not-found', `No point has the file “${address}”. Attach it to one in the editor first.`);
    return name === '' || name === originalFileName(file.name) ? file : { ...file, name: renameStoredFile(file.name, name) };
  },
});

const lastOf = <Item>({ content }: { content: readonly Item[] }): Item => {
  const item = content.at(-1);
  if (item === undefined) throw new AppError('invalid-argument', 'Write name|address.');
  return item;
};

function videoPage({ type, url, hash, start }: EmbedItem): string {
  if (type === 'youtube') return `https://www.youtube.com/watch?v=${url}${start ? `&t=${start}` : ''}`;
  if (type === 'vimeo') return `https://vimeo.com/${url}${hash ? `/${hash}` : ''}${start ? `#t=${start}` : ''}`;
  return url;
}

const oneLine = (text: string): string => cellText(text).replace(/\s+/g, ' ').trim();

const lineOf = <Type extends ItemType>(item: Items[Type], lines: ItemLines<Type>): string =>
  `${oneLine(lines.name(item))}|${oneLine(lines.address(item))}`;

/** The blocks of one type, with their items. */
const blocksOf = <Type extends ItemType>(content: readonly ContentBlock[], type: Type): { identifier: string; items: Items[Type][] }[] =>
  content.flatMap((block) => (block.type === type ? [{ identifier: block.identifier, items: block.content as Items[Type][] }] : []));

/** The items of all blocks of a type, one a line; rows that nobody filled in are left out. */
export const writeItems = <Type extends ItemType>(content: readonly ContentBlock[], lines: ItemLines<Type>): string =>
  blocksOf(content, lines.type)
    .flatMap(({ items }) => items)
    .map((item) => lineOf(item, lines))
    .filter((line) => line !== '|')
    .join('\n');

type Placed<Type extends ItemType> = { block: string | null; line: string; item: Items[Type] };

/**
 * The content with the items that a cell names. An item that is there already stays in its block with all that the cell does not show, such as the
 * markers of an image; new ones go into the last block of their type.
 * @throws AppError with why a line is refused
 */
export function readItems<Type extends ItemType>(content: readonly ContentBlock[], cell: string, lines: ItemLines<Type>): ContentBlock[] {
  const blocks = blocksOf(content, lines.type);
  const pool: Placed<Type>[] = blocks.flatMap(({ identifier, items }) =>
    items.map((item) => ({ block: identifier, line: lineOf(item, lines), item })),
  );
  const take = (matches: (placed: Placed<Type>) => boolean) => {
    const index = pool.findIndex(matches);
    return index < 0 ? null : (pool.splice(index, 1)[0] ?? null);
  };
  const target = blocks.at(-1)?.identifier ?? null;
  const written = cell
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');
  // exact lines first, so that a renamed one does not take the item of another
  const exact = written.map((line) => take((placed) => placed.line === line));
  const placed = written.map((line, index) => exact[index] ?? changedOrNew(line, lines, take, target));
  return placeItems(content, placed, lines.type, target);
}

function changedOrNew<Type extends ItemType>(
  line: string,
  lines: ItemLines<Type>,
  take: (matches: (placed: Placed<Type>) => boolean) => Placed<Type> | null,
  target: string | null,
): Placed<Type> {
  const end = line.lastIndexOf('|');
  const [name, address] = end < 0 ? ['', line] : [plainName(line.slice(0, end)), line.slice(end + 1).trim()];
  if (address === '') throw new AppError('invalid-argument', `“${line}” has no address. Write name|address.`);
  const there =
    take(({ item }) => oneLine(lines.address(item)) === address) ??
    (isFileName(line) ? take(({ item }) => uploadKey(oneLine(lines.name(item))) === uploadKey(line)) : null);
  if (!there) return { block: target, line, item: lines.make(name, address) };
  return name === '' ? there : { ...there, item: lines.rename(there.item, name) };
}

function placeItems<Type extends ItemType>(
  content: readonly ContentBlock[],
  placed: readonly Placed<Type>[],
  type: Type,
  target: string | null,
): ContentBlock[] {
  const itemsIn = (block: string | null) => placed.filter((each) => each.block === block).map(({ item }) => item);
  const changed = content.map((block) =>
    block.type === type ? ({ ...block, content: itemsIn(block.identifier) } as ContentBlock) : block,
  );
  if (target !== null || placed.length === 0) return changed;
  return [...changed, { ...(newBlock(type) as ContentBlock), content: itemsIn(null) } as ContentBlock];
}
