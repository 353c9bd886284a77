/**
 * What stands in the page for a node that a translator took out: a text's `<font>`, or what it put there after that.
 * React goes on writing into the text, which nobody sees any more.
 */
const standIns = new WeakMap<Node, Node>();

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT';

/** Translators put `<font>` where a text was, in one change or right before it is removed. */
function noteChanges(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const node of removedNodes) {
      if (!isText(node) && !isFont(node)) continue;
      const around = [...addedNodes, previousSibling, nextSibling];
      const standIn = isText(node) ? around.find(isFont) : addedNodes[0];
      if (standIn) standIns.set(node, standIn);
    }
}

/** What a translator put into `parent` for a node that is not there; null for nothing. */
function findStandIn(parent: Node | null, node: Node): Node | null {
  const seen = new Set<Node>([node]);
  for (let found = standIns.get(node); found && !seen.has(found); found = standIns.get(found)) {
    if (found.parentNode !== null && (parent === null || found.parentNode === parent)) return found;
    seen.add(found);
  }
  return null;
}

type Method = 'removeChild' | 'insertBefore';

function replaceMethods(prototype: Node, notes: () => void): () => void {
  const { removeChild, insertBefore } = prototype;
  const text = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  const replace = (name: Method, value: Node[Method]): void => {
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
  };
  replace('removeChild', function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) {
      notes();
      const standIn = findStandIn(this, child);
      if (standIn !== null) {
        removeChild.call(this, standIn);
        return child;
      }
    }
    return removeChild.call(this, child) as T;
  });
  replace('insertBefore', function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    notes();
    return insertBefore.call(this, node, findStandIn(this, before) ?? before) as T;
  });
  Object.defineProperty(prototype, 'nodeValue', {
    ...text,
    set(this: Node, value: string | null) {
      text?.set?.call(this, value);
      if (!isText(this) || this.parentNode !== null) return;
      notes();
      const standIn = findStandIn(null, this);
      standIn?.parentNode?.replaceChild(this, standIn);
    },
  });
  return () => {
    replace('removeChild', removeChild);
    replace('insertBefore', insertBefore);
    if (text) Object.defineProperty(prototype, 'nodeValue', text);
  };
}

/**
 * Keeps the page right behind a page translator, as browsers and extensions have: they put each text into a `<font>` of
 * their own, and what React writes into the text, or removes, would stay on the page as it was (ADR 30). A text that
 * changes comes back untranslated, and the translator takes it again.
 * @returns a function that ends it
 */
export function keepTexts(): () => void {
  const observer = new MutationObserver(noteChanges);
  observer.observe(document, { childList: true, subtree: true });
  const restore = replaceMethods(Node.prototype, () => noteChanges(observer.takeRecords()));
  return () => {
    observer.disconnect();
    restore();
  };
}
