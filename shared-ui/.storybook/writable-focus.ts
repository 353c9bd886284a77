/**
 * Zag, which Chakra is built on, replaces `focus` of elements by a property that cannot be assigned to; React Aria, which
 * Storybook's own pages are built on, assigns to it. On a page with both, whoever comes second fails. Imported first.
 */
const define = Object.defineProperty;

function isFocus(target: unknown, key: PropertyKey, descriptor: PropertyDescriptor): boolean {
  return target === HTMLElement.prototype && key === 'focus' && 'value' in descriptor;
}

Object.defineProperty = <Target>(target: Target, key: PropertyKey, descriptor: PropertyDescriptor): Target =>
  define(target, key, isFocus(target, key, descriptor) ? { ...descriptor, writable: true } : descriptor);
