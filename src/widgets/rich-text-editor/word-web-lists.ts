type OpenList = { list: Element; level: number; next: number };

const levelOf = (list: Element): number => Number(list.querySelector(':scope > li')?.getAttribute('data-aria-level') ?? 0);
const startOf = (list: Element): number => (list instanceof HTMLOListElement ? list.start : 1);
const kindOf = (list: Element): string => `${list.localName} ${list instanceof HTMLElement ? list.style.listStyleType : ''}`;

/** Word for the web puts each item into a list of its own, and says how deep it is by a number only. Its items become lists in lists. */
export function joinWordWebLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  let root: Element | null = null;
  for (const list of [...body.querySelectorAll('ul, ol')]) {
    const level = levelOf(list);
    if (level === 0) continue;
    const block = list.parentElement?.matches('div') && list.parentElement.childElementCount === 1 ? list.parentElement : list;
    if (block.previousElementSibling !== root) open = [];
    open = open.filter((each) => each.level < level || (each.level === level && kindOf(each.list) === kindOf(list)));
    const last = open.at(-1);
    if (!last) root = block;
    if (last?.level === level) addItems(last, list);
    else {
      last?.list.lastElementChild?.append(list);
      open.push({ list, level, next: startOf(list) + list.childElementCount });
    }
    if (last && block !== list) block.remove();
  }
}

function addItems(to: OpenList, list: Element): void {
  const first = list.firstElementChild;
  const start = startOf(list);
  if (list.localName === 'ol' && start !== to.next) first?.setAttribute('value', String(start));
  to.next = start + list.childElementCount;
  to.list.append(...list.childNodes);
  list.remove();
}
