/** What was put in place of a text, such as the `<font>` of a page translator. */
type Replacements = WeakMap<Node, Element>;

/**
 * Page translators replace text nodes that React rendered. When React then removes such a text, or inserts something before it, the browser throws,
 * and the page is replaced by an error. This guards both, for text nodes alone that somebody else moved: what stands in place of the text is removed
 * with it, and is where the insertion goes. Texts that React changes meanwhile return to their place, for the translator to translate again.
 * @returns a function that ends it
 * @see https://github.com/facebook/react/issues/11538
 */
export function guardTranslatedTexts(): () => void {
  const replacements: Replacements = new WeakMap();
  const { removeChild, insertBefore } = Node.prototype;
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') replacements.get(record.target)?.replaceWith(record.target);
      else noteReplacement(record, replacements, observer);
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!isMoved(child, this)) return removeChild.call(this, child) as Child;
    logOnce();
    standIn(child, this, replacements)?.remove();
    // it may be inside of what stands in its place
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    if (!before || !isMoved(before, this)) return insertBefore.call(this, child, before) as Child;
    logOnce();
    return insertBefore.call(this, child, standIn(before, this, replacements)) as Child;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}

const isMoved = (node: Node, from: Node): boolean => node instanceof Text && node.parentNode !== from;

function noteReplacement(record: MutationRecord, replacements: Replacements, observer: MutationObserver): void {
  const { target, removedNodes, addedNodes, previousSibling, nextSibling } = record;
  const [text] = removedNodes;
  // some insert first, and then remove
  const element = addedNodes[0] ?? [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
  if (removedNodes.length !== 1 || !(text instanceof Text) || !(element instanceof Element)) return;
  // editors of texts replace their own
  if (target instanceof Element && target.closest('[contenteditable=true]')) return;
  replacements.set(text, element);
  observer.observe(text, { characterData: true });
}

/** The child of the parent that stands in place of a text, or has the text in it; null if it is unknown. */
function standIn(text: Node, parent: Node, replacements: Replacements): ChildNode | null {
  let node: Node | null = text.parentNode ? text : (replacements.get(text) ?? null);
  while (node && node.parentNode !== parent) node = node.parentNode;
  return node as ChildNode | null;
}

let isLogged = false;

function logOnce(): void {
  if (isLogged) return;
  isLogged = true;
  console.warn('The texts of this page were moved by something else, such as a page translator.');
}
