/** What others than React have done to the children of an element since React last changed them, the oldest first. */
interface Changes {
  readonly lists: MutationRecord[];
  /** By text: what it said before. */
  readonly words: Map<Text, string>;
}

const changesOf = new WeakMap<Node, Changes>();
/** By text that was changed or taken out: the element in which React has it. */
const homes = new WeakMap<Node, Node>();

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
/** Of translators only: nothing of the product is one. */
const isFont = (node: Node | undefined): boolean => node?.nodeName === 'FONT';
const isEdited = (node: Node): boolean =>
  node instanceof Element && node.closest('[contenteditable]:not([contenteditable="false"])') !== null;
const isTranslators = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
  [...removedNodes].some(isText) || [...addedNodes].some(isFont);

/** @returns where changes of an element are noted; null for one whose texts are edited */
function openChanges(element: Node): Changes | null {
  const noted = changesOf.get(element);
  if (noted !== undefined) return noted;
  if (isEdited(element)) return null;
  const changes: Changes = { lists: [], words: new Map() };
  changesOf.set(element, changes);
  return changes;
}

/** Of lists in which texts come and go, from the first such change on. */
function noteLists(lists: readonly MutationRecord[]): void {
  for (const { target, removedNodes } of lists.filter(isTranslators)) {
    openChanges(target);
    for (const node of removedNodes) if (isText(node) && !homes.has(node)) homes.set(node, target);
  }
  for (const record of lists) changesOf.get(record.target)?.lists.push(record);
}

function noteWords(text: Text, before: string): void {
  const home = homes.get(text) ?? text.parentNode;
  const changes = home && openChanges(home);
  if (!changes) return;
  homes.set(text, home);
  if (!changes.words.has(text)) changes.words.set(text, before);
}

/** Texts change in elements that a translator works on; what else is done to others is nobody's concern. */
function noteChanges(records: readonly MutationRecord[]): void {
  noteLists(records.filter(({ type }) => type === 'childList'));
  for (const { target, oldValue } of records)
    if (isText(target) && oldValue !== null) noteWords(target, oldValue);
}

/** @returns the children before changes were made */
function childrenBefore(parent: Node, lists: readonly MutationRecord[]): readonly Node[] {
  const children: Node[] = [...parent.childNodes];
  for (const { addedNodes, removedNodes, nextSibling } of lists.toReversed()) {
    for (const node of addedNodes) if (children.includes(node)) children.splice(children.indexOf(node), 1);
    const at = nextSibling === null ? -1 : children.indexOf(nextSibling);
    children.splice(at < 0 ? children.length : at, 0, ...removedNodes);
  }
  return children;
}

type Method = 'appendChild' | 'insertBefore' | 'removeChild';
type Methods = Pick<Node, Method>;

/** Takes back what others have done to the children of an element; elements that stay are not moved. */
function takeBack(parent: Node, methods: Methods): void {
  const changes = changesOf.get(parent);
  if (changes === undefined) return;
  changesOf.delete(parent);
  const before = childrenBefore(parent, changes.lists);
  for (const node of [...parent.childNodes])
    if (!before.includes(node)) methods.removeChild.call(parent, node);
  let next: Node | null = null;
  for (const node of before.toReversed()) {
    if (node.parentNode !== parent || node.nextSibling !== next)
      methods.insertBefore.call(parent, node, next);
    next = node;
  }
  for (const [text, words] of changes.words) text.data = words;
}

/** What React calls; translators of browsers and extensions have methods of their own. */
interface Calls {
  readonly observer: MutationObserver;
  readonly methods: Methods;
}

/** Does what React does to the children of an element, as it knows them. */
function changeChildren<T>(
  [parent, child]: readonly [Node, Node],
  { observer, methods }: Calls,
  change: () => T,
): T {
  if (!parent.isConnected || isFont(child)) return change();
  const records = observer.takeRecords();
  noteChanges(records);
  // A translator among the scripts of the page takes the text right after it has put `<font>` beside it.
  if (isText(child) && isFont(records.at(-1)?.addedNodes[0])) return change();
  takeBack(parent, methods);
  const changed = change();
  observer.takeRecords();
  return changed;
}

function replaceMethods(calls: Calls): () => void {
  const { appendChild, insertBefore, removeChild } = calls.methods;
  const replace = (name: Method, value: Node[Method]): void => {
    Object.defineProperty(Node.prototype, name, { value, configurable: true, writable: true });
  };
  replace('appendChild', function append<T extends Node>(this: Node, child: T): T {
    return changeChildren([this, child], calls, () => appendChild.call(this, child) as T);
  });
  replace('insertBefore', function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    return changeChildren([this, node], calls, () => insertBefore.call(this, node, before) as T);
  });
  replace('removeChild', function remove<T extends Node>(this: Node, child: T): T {
    return changeChildren([this, child], calls, () => removeChild.call(this, child) as T);
  });
  return () => {
    replace('appendChild', appendChild);
    replace('insertBefore', insertBefore);
    replace('removeChild', removeChild);
  };
}

/** @returns a function that ends it */
function replaceSetter(
  name: 'nodeValue' | 'textContent',
  change: (node: Node, set: () => void) => void,
): () => void {
  const native = Object.getOwnPropertyDescriptor(Node.prototype, name);
  if (native === undefined) return () => undefined;
  Object.defineProperty(Node.prototype, name, {
    ...native,
    set(this: Node, value: string | null) {
      change(this, () => native.set?.call(this, value));
    },
  });
  return () => {
    Object.defineProperty(Node.prototype, name, native);
  };
}

/**
 * Keeps the page right behind a page translator, as browsers and extensions have. They take texts out of the page and put
 * others in their place, alone or in `<font>`, or write into them; what React writes into a text afterwards, or removes,
 * would be nowhere (ADR 30). Before React changes something in such an element, its texts come back as React knows them,
 * and the translator takes them again. Texts that are edited are left alone.
 * @returns a function that ends it
 */
export function keepTexts(): () => void {
  const observer = new MutationObserver(noteChanges);
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const calls = { observer, methods: { appendChild, insertBefore, removeChild } };
  const ends = [
    replaceMethods(calls),
    replaceSetter('nodeValue', (node, set) => {
      if (!isText(node)) return set();
      noteChanges(observer.takeRecords());
      const home = homes.get(node);
      if (home) takeBack(home, calls.methods);
      homes.delete(node);
      set();
      observer.takeRecords();
    }),
    replaceSetter('textContent', (node, set) => {
      noteChanges(observer.takeRecords());
      changesOf.delete(node);
      set();
      observer.takeRecords();
    }),
  ];
  return () => {
    observer.disconnect();
    for (const end of ends) end();
  };
}
