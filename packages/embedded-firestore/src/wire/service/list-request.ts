import type { FieldPath } from '../../model/field-path';
import { isNameField, parseFieldPath } from '../../model/field-path';
import type { DocPath } from '../../model/path';
import { asCount, asFlag, asText, field } from '../../model/proto-json/payload';
import { readMask } from '../../model/proto-json/write';
import type { Order, Query } from '../../model/query';
import { checkCollectionId } from '../../model/resource-name';
import { invalidArgument } from '../../model/status';
import type { Request } from './call';

/** How many documents a page has when the request does not say. */
const DEFAULT_PAGE_SIZE = 300;

/** What a ListDocuments request asks for, beside the parent. */
export type Listing = {
  /** '' lists the documents of all collections directly below the parent. */
  readonly collectionId: string;
  readonly orders: readonly Order[];
  readonly pageSize: number;
  readonly pageToken: string;
  readonly showMissing: boolean;
  readonly mask?: readonly FieldPath[];
};

/** Reads a ListDocuments request, in the recorded order of complaints. With `showMissing` a mask is ignored, as recorded. @throws INVALID_ARGUMENT */
export function readListing(request: Request): Listing {
  const pageSize = asCount(field(request, 'pageSize'), 'pageSize') ?? 0;
  if (pageSize < 0) throw invalidArgument('Page size must be nonnegative.');
  const collectionId = asText(field(request, 'collectionId'), 'collectionId');
  const orders = readOrders(asText(field(request, 'orderBy'), 'orderBy'));
  const showMissing = asFlag(field(request, 'showMissing'), 'showMissing');
  if (showMissing && collectionId === '') throw invalidArgument('collection id must be set when show_missing is true');
  if (collectionId !== '') checkCollectionId(collectionId);
  if (showMissing && orders.length > 0) throw invalidArgument('cannot specify an order when show_missing is true');
  const mask = showMissing ? undefined : readMask(request.mask);
  const pageToken = asText(field(request, 'pageToken'), 'pageToken');
  return { collectionId, orders, pageSize: pageSize || DEFAULT_PAGE_SIZE, pageToken, showMissing, ...(mask && { mask }) };
}

/** The listing as a query: what rules decide about, and what tells whether its order is possible. */
export const listQuery = (parent: DocPath | '', { collectionId, orders, pageSize }: Listing): Query => ({
  parent,
  collectionId,
  allDescendants: collectionId === '',
  orderBy: orders,
  offset: 0,
  limit: pageSize,
});

export const isByName = ({ orders }: Listing): boolean => orders.every((order) => isNameField(order.field));

const TERM = /\s*((?:`(?:[^`\\]|\\.)*`|[^`,\s])+)(?:\s+(asc|desc))?\s*(?:,|$)/iy;

/** Reads `a, b.c desc`. @throws INVALID_ARGUMENT */
function readOrders(text: string): readonly Order[] {
  const orders: Order[] = [];
  TERM.lastIndex = 0;
  while (text.trim() !== '' && TERM.lastIndex < text.length) {
    const [, path, direction] = TERM.exec(text) ?? [];
    if (path === undefined) throw invalidArgument(`Invalid order "${text}".`);
    orders.push({ field: parseFieldPath(path), descending: direction?.toLowerCase() === 'desc' });
  }
  return orders;
}
