import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { toLinkAddress } from '../link-address.ts';

/** Deeper headings than these two would be a separate document. */
const HEADING_LEVELS: (2 | 3)[] = [2, 3];

/** The parts of a text, and nothing else: what the schema does not know cannot be typed, pasted or dropped. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: HEADING_LEVELS },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    gapcursor: false,
    // Would end every text that ends in a list with an empty paragraph.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => toLinkAddress(url) !== null,
    },
  }),
];
