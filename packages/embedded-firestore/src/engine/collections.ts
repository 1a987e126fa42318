import type { Doc } from '../model/document';
import { comparePaths, compareStrings } from '../model/order';
import { type CollectionPath, type DocPath, idOf, parentOf } from '../model/path';
import { DocList } from './doc-list';

/** One collection: its documents, and the (existing or missing) documents in it that have subcollections. */
type Node = { readonly docs: DocList; readonly holders: Set<DocPath> };

type Group = { readonly paths: Set<CollectionPath>; sorted: readonly Doc[] | undefined };

/**
 * The collections of one database, by path and by id. A collection exists while it has a document, or a (possibly missing) document
 * with subcollections.
 */
export class Collections {
  private readonly nodes = new Map<CollectionPath, Node>();
  private readonly below = new Map<DocPath | '', Set<CollectionPath>>();
  private readonly groups = new Map<string, Group>();

  replace(path: DocPath, before: Doc | undefined, after: Doc | undefined): void {
    const parent = parentOf(path);
    this.node(parent).docs.replace(path, before, after);
    this.group(idOf(parent)).sorted = undefined;
    if (!after) this.drop(parent);
  }

  /** Name order. */
  docs(path: CollectionPath): readonly Doc[] {
    return this.nodes.get(path)?.docs.read() ?? [];
  }

  /** The documents of all collections with this id, in name order. */
  grouped(id: string): readonly Doc[] {
    const group = this.groups.get(id);
    if (!group) return [];
    group.sorted ??= inOrder([...group.paths].map((path) => this.docs(path)));
    return group.sorted;
  }

  all(): readonly Doc[] {
    return inOrder([...this.nodes.values()].map(({ docs }) => docs.read()));
  }

  /** The ids of the collections directly below a document (or the root), in order. */
  idsBelow(document: DocPath | ''): readonly string[] {
    return [...(this.below.get(document) ?? [])].map(idOf).sort(compareStrings);
  }

  /** The existing or missing documents of a collection that have subcollections, unordered. */
  holders(path: CollectionPath): ReadonlySet<DocPath> {
    return this.nodes.get(path)?.holders ?? new Set();
  }

  private group(id: string): Group {
    const known = this.groups.get(id);
    if (known) return known;
    const group: Group = { paths: new Set(), sorted: undefined };
    this.groups.set(id, group);
    return group;
  }

  private node(path: CollectionPath): Node {
    const known = this.nodes.get(path);
    if (known) return known;
    const node: Node = { docs: new DocList(), holders: new Set() };
    this.nodes.set(path, node);
    this.group(idOf(path)).paths.add(path);
    this.hang(path);
    return node;
  }

  private hang(path: CollectionPath): void {
    const holder = parentOf(path);
    const siblings = this.below.get(holder);
    if (siblings) {
      siblings.add(path);
      return;
    }
    this.below.set(holder, new Set([path]));
    if (holder !== '') this.node(parentOf(holder)).holders.add(holder);
  }

  private drop(path: CollectionPath): void {
    const node = this.nodes.get(path);
    if (!node || node.docs.size > 0 || node.holders.size > 0) return;
    this.nodes.delete(path);
    const group = this.group(idOf(path));
    group.paths.delete(path);
    if (group.paths.size === 0) this.groups.delete(idOf(path));
    const holder = parentOf(path);
    const siblings = this.below.get(holder);
    siblings?.delete(path);
    if (siblings?.size !== 0) return;
    this.below.delete(holder);
    if (holder === '') return;
    this.nodes.get(parentOf(holder))?.holders.delete(holder);
    this.drop(parentOf(holder));
  }
}

function inOrder(lists: readonly (readonly Doc[])[]): readonly Doc[] {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  return lists.flat().sort((a, b) => comparePaths(a.path, b.path));
}
