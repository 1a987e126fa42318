const liveRegions = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';

const isElement = (node: Node): node is Element => node.nodeType === 1;
const isHidden = (region: Element) => region.closest('[aria-hidden=true], [inert], [hidden]') !== null;
const textOf = ({ textContent }: Node): string => (textContent ?? '').replace(/\s+/g, ' ').trim();

/** What one change says: of a log the added lines, of another region its whole text; alerts also when they appear. */
function messagesOf({ target, addedNodes }: MutationRecord): string[] {
  const region = (isElement(target) ? target : target.parentElement)?.closest(liveRegions);
  if (region?.getAttribute('role') === 'log') return [...addedNodes].map(textOf);
  const added = [...addedNodes].filter(isElement);
  const alerts = added.flatMap((node) => [node, ...node.querySelectorAll('[role=alert]')]).filter((node) => node.matches('[role=alert]'));
  const regions = region ? [region, ...alerts] : alerts;
  return regions.filter((each) => each.isConnected && !isHidden(each)).map(textOf);
}

/**
 * Records what live regions say from now on.
 * @returns the messages so far, without repetitions in a row
 */
export function recordAnnouncements(root: Document = document): () => string[] {
  const messages: string[] = [];
  const hear = (records: MutationRecord[]) => {
    for (const message of records.flatMap(messagesOf)) if (message !== '' && message !== messages.at(-1)) messages.push(message);
  };
  const observer = new MutationObserver(hear);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    hear(observer.takeRecords());
    return [...messages];
  };
}
